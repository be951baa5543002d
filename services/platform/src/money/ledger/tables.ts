import type { ColumnType, Generated } from 'kysely'

export interface LedgerTables {
  ledger_accounts: {
    id: string
    merchant: string
    /** Null for the brand's house accounts. */
    member_id: string | null
    /** Purpose: MAIN, BONUS, HELD, DEBT, `P:<vendor>` of members; HOUSE, JACKPOT, `PROVIDER:<name>` of the house. */
    wallet: string
    currency: string
    created_at: Date
    /** Minor units, below zero for DEBT alone; null for house accounts, whose balance is the sum of their postings. */
    balance: bigint | null
    /** Number of the last posting; null for house accounts. */
    seq: bigint | null
  }
  ledger_entries: {
    id: string
    merchant: string
    kind: string
    at: Date
    currency: string
    /** Hash of what the entry says; null for entries older than the rule. */
    digest: string | null
    /** A provider's transaction, where the entry has one. */
    provider: string | null
    reference: string | null
    node_id: bigint | null
    round_id: string | null
  }
  ledger_postings: {
    id: ColumnType<bigint, never, never>
    entry_id: string
    account_id: string
    /** Minor units; positive credits the account. */
    amount: bigint
    seq: bigint | null
    balance_after: bigint | null
  }
  /** Checks of the ledger that found nothing wrong, up to a line. */
  ledger_checks: {
    id: ColumnType<bigint, never, never>
    checked_at: Date
    /** Number of the last line. */
    upto: bigint
    /** What each jackpot pool held there, by account. */
    pools: unknown
  }
  ledger_holds: {
    id: string
    merchant: string
    member_id: string
    currency: string
    /** The purpose that the money was taken from. */
    wallet: string
    amount: bigint
    kind: string
    status: Generated<'open' | 'posted' | 'voided' | 'expired'>
    /** The house account a posted hold went to. */
    to_wallet: string | null
    created_at: Date
    expires_at: Date
    closed_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends LedgerTables {}
}
