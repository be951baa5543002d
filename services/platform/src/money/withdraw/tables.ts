import type { CardKind } from '@site/shared-api/contract/bank-card'
import type { WithdrawalState } from '@site/shared-api/contract/withdraw'
import type { ColumnType, Generated } from 'kysely'

export interface WithdrawTables {
  withdraw_rules: { merchant: string; document: unknown }
  bank_cards: {
    id: string
    merchant: string
    member_id: string
    bank: string
    kind: CardKind
    holder: string
    /** Sealed: a reader of the table learns no number. */
    number_sealed: string
    /** Shows that two numbers are the same, within a brand. */
    number_hash: string
    /** The last signs. */
    shown: string
    created_at: Date
    removed_at: Date | null
    /** `member`, or an operator's name. */
    removed_by: string | null
    removed_why: string | null
  }
  withdrawals: {
    /** Made by the member's page; the id of its hold and of its payout too. */
    id: string
    merchant: string
    member_id: string
    card_id: string
    provider: string
    /** What its provider calls the payout. */
    reference: string | null
    state: WithdrawalState
    currency: string
    /** Minor units that leave the wallet, and what of them is the fee. */
    amount: bigint
    fee: bigint
    /** Paid out beyond what was agreed; below nothing: less. */
    disputed: Generated<bigint>
    signals: unknown
    approvals: unknown
    why: string | null
    created_at: Date
    approved_at: Date | null
    closed_at: Date | null
  }
  payout_receipts: {
    provider: string
    receipt_id: string
    withdrawal_id: string
    kind: 'paid' | 'returned'
    amount: bigint
    currency: string
    /** By its provider's clock. */
    moved_at: Date
    at: Date
    /** What the provider calls a movement that two operators had said before it did. */
    matched_id: Generated<string | null>
    /** Not in the provider's book: a payment that failed afterwards, and its coming back. */
    off_book: Generated<boolean>
  }
  withdrawal_events: {
    id: ColumnType<bigint, never, never>
    withdrawal_id: string
    at: Date
    what: string
    by: string
    detail: unknown
  }
}

declare module '#db/tables' {
  interface Tables extends WithdrawTables {}
}
