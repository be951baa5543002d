import type { ColumnType, Generated } from 'kysely'

export interface DispatchTables {
  dispatches: {
    id: string
    merchant: string
    channel: 'sms' | 'mail' | 'none'
    /** Sealed: recipient and text. */
    content: string
    attempts: Generated<number>
    created_at: Date
    due_at: Date
    expires_at: Date
  }
  sandbox_outbox: {
    id: ColumnType<bigint, never, never>
    at: Date
    merchant: string
    channel: string
    /** Sealed: recipient and text. */
    content: string
  }
}

declare module '#db/tables' {
  interface Tables extends DispatchTables {}
}
