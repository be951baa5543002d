import type { ColumnType } from 'kysely'

export interface RecordTables {
  /** Where the lines of a member's money stand in time and by kind; kept by the database as they are posted. */
  account_lines: {
    member_id: string
    /** YYYY-MM-DD in the brand's time zone. */
    day: string
    /** Number of the posting. */
    line: bigint
    account_id: string
    kind: string
  }
  /** What the lines of an account come to by day and kind, in minor units; likewise. */
  account_days: {
    account_id: string
    day: string
    kind: string
    lines: ColumnType<bigint, never, never>
    credit: ColumnType<bigint, never, never>
    debit: ColumnType<bigint, never, never>
  }
}

declare module '#db/tables' {
  interface Tables extends RecordTables {}
}
