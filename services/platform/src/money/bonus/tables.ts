import type { BonusState } from '@site/shared-api/contract/bonus'

export interface BonusTables {
  bonus_rules: {
    merchant: string
    id: string
    promotion_id: string
    document: unknown
    /** Taken away by an operator, who may bring it back. */
    archived_at: Date | null
  }
  bonuses: {
    /** Made of its deposit's: a deposit gives one. */
    id: string
    merchant: string
    member_id: string
    order_id: string
    promotion_id: string
    currency: string
    /** Minor units, as the following. */
    amount: bigint
    deposit: bigint
    required: bigint
    /** As they were when the deposit began. */
    terms: unknown
    state: BonusState
    granted_at: Date
    /** Rounds that began from then on are played for it; null while it waits for another one. */
    active_from: Date | null
    expires_at: Date | null
    ended_at: Date | null
    /** `member`, `site`, or an operator's name. */
    ended_by: string | null
    why: string | null
    /** What had been played for it when it ended. */
    wagered: bigint | null
  }
}

declare module '#db/tables' {
  interface Tables extends BonusTables {}
}
