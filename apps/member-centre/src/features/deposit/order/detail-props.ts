import type { DepositOrder } from '@site/shared-api/contract/deposit'

export interface DetailProps {
  readonly order: DepositOrder
  /** Something was done: the order is requested anew. */
  readonly changed: () => void
}
