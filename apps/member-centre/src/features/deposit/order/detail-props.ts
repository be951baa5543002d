import type { DepositOrder } from '@site/shared-api/contract/deposit'

export interface DetailProps {
  readonly order: DepositOrder
  /** Something was done: the order is asked for anew. */
  readonly changed: () => void
}
