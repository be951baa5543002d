import type { ColumnType, Generated } from 'kysely'

/** By which way a message leaves; `none` waits and is thrown away. */
export type Channel = 'sms' | 'mail' | 'none'

export interface DispatchTables {
  dispatches: {
    id: string
    merchant: string
    channel: Channel
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
