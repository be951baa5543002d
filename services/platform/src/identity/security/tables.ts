import type { ColumnType } from 'kysely'

export interface SecurityTables {
  security_events: {
    id: ColumnType<bigint, never, never>
    at: Date
    merchant: string
    member_id: string | null
    kind: string
    address: string
    device: string | null
    detail: unknown
  }
}

declare module '#db/tables' {
  interface Tables extends SecurityTables {}
}
