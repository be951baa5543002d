import type { AdjustmentState } from '@site/shared-api/contract/adjustment'
import { StateTable } from '#db/states/state-table'

/** Where a balance adjustment may go, and who moves it. */
export const ADJUSTMENT_STATES = new StateTable<AdjustmentState, 'approve' | 'refuse'>({
  name: 'Balance adjustment',
  table: 'balance_adjustments',
  begins: [{ state: 'asked', by: ['operator'] }],
  events: {
    approve: {
      means: 'a second person approves it: the money moves',
      transitions: [{ from: ['asked'], to: ['done'], by: ['two operators'] }],
    },
    refuse: {
      means: 'it is refused, also by the requester',
      transitions: [{ from: ['asked'], to: ['refused'], by: ['operator'] }],
    },
  },
})
