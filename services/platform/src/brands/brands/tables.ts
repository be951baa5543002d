import type { ColumnType, Generated } from 'kysely'

export interface BrandTables {
  brands: {
    merchant: string
    version: Generated<number>
    document: unknown
    register: unknown
    updated_at: Date
  }
  audit_log: {
    id: Generated<bigint>
    at: Date
    actor: string
    action: string
    subject: string
    detail: unknown
    /** Whose entry it is; null for what is of the whole site. The database fills it in from subject and detail. */
    merchant: Generated<string | null>
  }
  seeds: { name: string; ran_at: Date }
  outbox: {
    id: ColumnType<bigint, never, never>
    at: Date
    topic: string
    merchant: string | null
    payload: unknown
  }
}

declare module '#db/tables' {
  interface Tables extends BrandTables {}
}
