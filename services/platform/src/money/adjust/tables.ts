import type { AdjustmentState } from '@site/shared-api/contract/adjustment'

export interface AdjustmentTables {
  balance_adjustments: {
    /** Made by the requester's page. */
    id: string
    merchant: string
    member_id: string
    /** Purpose of the account: MAIN or `P:<vendor>`. */
    wallet: string
    currency: string
    /** Minor units; positive gives, negative takes. */
    amount: bigint
    why: string
    state: AdjustmentState
    asked_by: string
    asked_at: Date
    decided_by: string | null
    decided_at: Date | null
    /** Why it was refused. */
    answer: string | null
    /** Of the ledger. */
    entry_id: string | null
  }
}

declare module '#db/tables' {
  interface Tables extends AdjustmentTables {}
}
