import type { DepositState } from '@site/shared-api/contract/deposit'
import { StateTable } from '#db/states/state-table'
import type { DepositEvent } from '#money/deposit/orders/order-life'

const WAITING = ['starting', 'waiting'] as const
const OPEN = ['starting', 'waiting', 'checking'] as const
const UNPAID = ['starting', 'waiting', 'checking', 'refused', 'expired', 'cancelled'] as const

/** Where an order of a deposit may go, and who moves it; which of several states is decided by `stepOf`. */
export const DEPOSIT_STATES = new StateTable<DepositState, DepositEvent['what']>({
  name: 'Deposit',
  table: 'deposit_orders',
  begins: [{ state: 'starting', by: ['member'] }],
  events: {
    started: {
      means: 'the provider has begun it',
      transitions: [{ from: ['starting'], to: ['waiting'], by: ['provider'] }],
    },
    receipt: {
      means:
        'the provider has received money: credited within the bounds, else set aside; credited to no member where it was taken back before',
      transitions: [
        { from: OPEN, to: ['paid', 'checking', 'refused'], by: ['provider'] },
        { from: ['refused', 'expired', 'cancelled'], to: ['paid', 'checking', 'same'], by: ['provider'] },
        { from: ['paid'], to: ['same'], by: ['provider'] },
      ],
    },
    refused: {
      means: 'it is refused, while no money lies aside',
      transitions: [
        { from: WAITING, to: ['refused'], by: ['provider', 'operator'] },
        { from: ['checking'], to: ['refused'], by: ['operator'] },
      ],
    },
    expired: {
      means: 'its time is over',
      transitions: [{ from: WAITING, to: ['expired'], by: ['site', 'provider'] }],
    },
    cancelled: {
      means: 'the member cancels it',
      transitions: [{ from: WAITING, to: ['cancelled'], by: ['member'] }],
    },
    slip: {
      means: 'the member sends a slip',
      transitions: [{ from: WAITING, to: ['checking'], by: ['member'] }],
    },
    settled: {
      means:
        'it is credited by hand (by two from the brand’s amount on), or the part of held money that may be credited',
      transitions: [
        { from: UNPAID, to: ['paid', 'checking'], by: ['operator', 'site'] },
        { from: ['paid'], to: ['same'], by: ['operator', 'site'] },
      ],
    },
    'sent-back': {
      means: 'money that lies aside is sent back',
      transitions: [
        { from: ['checking'], to: ['refused'], by: ['operator'] },
        { from: ['paid'], to: ['same'], by: ['operator'] },
      ],
    },
    reversed: {
      means: 'the provider takes money back: from what lies aside, the member, the fee, else disputed',
      transitions: [
        { from: ['checking'], to: ['same', 'refused'], by: ['provider'] },
        {
          from: ['starting', 'waiting', 'paid', 'refused', 'expired', 'cancelled'],
          to: ['same'],
          by: ['provider'],
        },
      ],
    },
    reinstated: {
      means: 'it came again: what was never taken lies aside',
      transitions: [
        { from: UNPAID, to: ['same', 'checking'], by: ['provider'] },
        { from: ['paid'], to: ['same'], by: ['provider'] },
      ],
    },
  },
})
