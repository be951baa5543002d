import type {
  DepositMethod,
  DepositReason,
  DepositState,
  ReversalKind,
} from '@site/shared-api/contract/deposit'
import type { DepositHold } from '@site/shared-api/contract/deposit-console'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { ColumnType, Generated } from 'kysely'

export interface DepositTables {
  deposit_channels: {
    merchant: string
    id: string
    document: unknown
    sort: number
    /** Taken away by an operator, who may bring it back. */
    archived_at: Date | null
  }
  deposit_rules: { merchant: string; document: unknown }
  deposit_orders: {
    id: string
    merchant: string
    member_id: string
    channel_id: string
    method: DepositMethod
    provider: string
    language: LanguageCode
    /** What its provider calls it. */
    reference: string | null
    state: DepositState
    reason: DepositReason | null
    currency: string
    /** Minor units, as ordered. */
    amount: bigint
    /** The channel's bounds and fees when it began: later changes are for later orders. */
    terms: unknown
    return_url: string
    voucher: string | null
    promotion_id: string | null
    /** Minor units over all payments that its provider reported. */
    received: Generated<bigint>
    credited: bigint | null
    /** Came, and was not credited. */
    unclaimed: Generated<bigint>
    /** The company took it back, less what came again. */
    reversed: Generated<bigint>
    /** It took that beyond what it had paid. */
    disputed: Generated<bigint>
    /** Booked as sent back by hand, and not reported by the company yet. */
    returned: Generated<bigint>
    /** Why of that anything was not credited; null where it waits for another reason. */
    held: DepositHold | null
    instruction: unknown
    slip: Buffer | null
    created_at: Date
    expires_at: Date
    closed_at: Date | null
  }
  deposit_receipts: {
    provider: string
    receipt_id: string
    order_id: string
    entry_id: string
    amount: bigint
    currency: string
    /** By its provider's clock. */
    paid_at: Date
    at: Date
  }
  /** What the company took back of an order, and what came again: each once, and where it went from, or to. */
  deposit_reversals: {
    provider: string
    reversal_id: string
    order_id: string
    entry_id: string
    kind: ReversalKind
    /** Minor units: the sum of the parts. */
    amount: bigint
    currency: string
    /** What lay aside. */
    aside: Generated<bigint>
    /** The member's cash. */
    cash: Generated<bigint>
    /** What the member owes for it, or no longer owes. */
    debt: Generated<bigint>
    fee: Generated<bigint>
    disputed: Generated<bigint>
    /** What the house had written off of the member's debt before it came again. */
    house: Generated<bigint>
    /** What had been booked as sent back by hand before. */
    returned: Generated<bigint>
    /** By its provider's clock. */
    moved_at: Date
    at: Date
  }
  deposit_events: {
    id: ColumnType<bigint, never, never>
    order_id: string
    at: Date
    what: string
    by: string
    detail: unknown
  }
  deposit_proposals: { order_id: string; amount: bigint; why: string; by: string; at: Date }
  payment_nonces: { provider: string; nonce: string; expires_at: Date }
}

declare module '#db/tables' {
  interface Tables extends DepositTables {}
}
