import type { WithdrawalState } from '@site/shared-api/contract/withdraw'
import { StateTable } from '#db/states/state-table'
import type { WithdrawalEvent } from '#money/withdraw/orders/withdrawal-life'

/** Where a withdrawal may go, and who moves it; which of several states is decided by `stepOf`. */
export const WITHDRAWAL_STATES = new StateTable<WithdrawalState, WithdrawalEvent['what']>({
  name: 'Withdrawal',
  table: 'withdrawals',
  begins: [{ state: 'waiting', by: ['member', 'operator'] }],
  events: {
    approved: {
      means: 'it is approved (by two from the brand’s amount on)',
      transitions: [{ from: ['waiting'], to: ['paying'], by: ['operator'] }],
    },
    'not-accepted': {
      means:
        'its payout was not accepted: before it was sent, by the provider’s refusal, or as two operators say',
      transitions: [{ from: ['paying'], to: ['waiting'], by: ['provider', 'operator', 'two operators'] }],
    },
    refused: {
      means: 'it is refused',
      transitions: [{ from: ['waiting'], to: ['refused'], by: ['operator'] }],
    },
    cancelled: {
      means: 'the member cancels it',
      transitions: [{ from: ['waiting'], to: ['cancelled'], by: ['member'] }],
    },
    failed: {
      means: 'the provider could not pay it',
      transitions: [{ from: ['paying'], to: ['failed'], by: ['provider'] }],
    },
    paid: {
      means: 'the provider has paid: once, and whatever it pays beyond is disputed',
      transitions: [
        { from: ['waiting', 'paying'], to: ['paid'], by: ['provider', 'two operators'] },
        {
          from: ['paid', 'refused', 'cancelled', 'failed', 'returned'],
          to: ['same'],
          by: ['provider', 'two operators'],
        },
      ],
    },
    returned: {
      means: 'the money has come back: the member’s where it was paid as agreed, else disputed',
      transitions: [
        { from: ['paid'], to: ['returned', 'paid'], by: ['provider', 'two operators'] },
        {
          from: ['waiting', 'paying', 'refused', 'cancelled', 'failed', 'returned'],
          to: ['same'],
          by: ['provider', 'two operators'],
        },
      ],
    },
  },
})
