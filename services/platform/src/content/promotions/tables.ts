import type { ApplicationState } from '@site/shared-api/contract/promotion'

export interface PromotionTables {
  promotion_joins: { id: string; merchant: string; promotion_id: string; member_id: string; joined_at: Date }
  reward_applications: {
    id: string
    merchant: string
    promotion_id: string
    member_id: string
    state: ApplicationState
    remarks: string
    /** Of what was applied with: the same id with something else is another application. */
    digest: string
    applied_at: Date
    decided_at: Date | null
    decided_by: string | null
    currency: string
    /** Minor units. */
    amount: bigint | null
    /** Of the ledger. */
    entry_id: string | null
    /** Why it was refused, once per language. */
    answer: unknown
  }
  reward_pictures: {
    id: string
    member_id: string
    /** Null until the application is there, and when it was forgotten. */
    application_id: string | null
    place: number
    width: number
    height: number
    brought_at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends PromotionTables {}
}
