import type { ColumnType } from 'kysely'

export interface LedgerTables {
  ledger_accounts: {
    id: string
    merchant: string
    /** Null for the brand's house accounts. */
    member_id: string | null
    wallet: string
    currency: string
    created_at: Date
  }
  ledger_entries: { id: string; merchant: string; kind: string; at: Date }
  ledger_postings: {
    id: ColumnType<bigint, never, never>
    entry_id: string
    account_id: string
    /** Minor units; positive credits the account. */
    amount: bigint
  }
}
