import type { DebtMovementKind } from '@site/shared-api/contract/debt'

export interface DebtTables {
  /** What made, and what lessened, a member's debt: the sum of a member's is what the account DEBT says. */
  debt_movements: {
    entry_id: string
    merchant: string
    member_id: string
    currency: string
    kind: DebtMovementKind
    /** Minor units; positive adds to the debt. */
    amount: bigint
    /** The deposit that it is about, where it is about one. */
    order_id: string | null
    /** `provider`, `member`, `site`, or an operator's name. */
    by: string
    why: string | null
    at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends DebtTables {}
}
