import type { StateTable } from '#db/states/state-table'
import { ADJUSTMENT_STATES } from '#money/adjust/adjustment-states'
import { ATTEMPT_STATES } from '#money/attempts/attempt-states'
import { BONUS_STATES } from '#money/bonus/rules/bonus-states'
import { DEPOSIT_STATES } from '#money/deposit/orders/order-states'
import { DIFFERENCE_STATES } from '#money/differences/difference-states'
import { HOLD_STATES } from '#money/ledger/hold-states'
import { GRANT_STATES } from '#money/rewards/grants/grant-states'
import { MALL_ORDER_STATES } from '#money/rewards/mall/order-life'
import { WITHDRAWAL_STATES } from '#money/withdraw/orders/withdrawal-states'
import { APPROVAL_STATES } from '#operations/approvals/approval-states'

/** A table of states whatever its states are called. */
export type AnyStates = Pick<StateTable<string, string>, 'machine'>

/** Everything that money depends on and that has states, in the order of the documentation. */
export const MONEY_STATES: readonly AnyStates[] = [
  DEPOSIT_STATES,
  WITHDRAWAL_STATES,
  ATTEMPT_STATES,
  HOLD_STATES,
  ADJUSTMENT_STATES,
  BONUS_STATES,
  GRANT_STATES,
  MALL_ORDER_STATES,
  DIFFERENCE_STATES,
  APPROVAL_STATES,
]
