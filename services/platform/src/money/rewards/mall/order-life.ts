import { MALL_STATES, type MallState } from '@site/shared-api/contract/mall'
import { StateTable, type Actor } from '#db/states/state-table'

/** Where an order of the mall may go, and who moves it: each event is named by the state it leads to. */
export const MALL_ORDER_STATES = new StateTable<MallState, Exclude<MallState, 'placed'>>({
  name: 'Order of the mall',
  table: 'mall_orders',
  note: 'One for points that become cash is `done` as it begins.',
  begins: [
    { state: 'placed', by: ['member'] },
    { state: 'done', by: ['member'] },
  ],
  events: {
    preparing: {
      means: 'it is being prepared',
      transitions: [{ from: ['placed'], to: ['preparing'], by: ['operator'] }],
    },
    sent: {
      means: 'it is sent',
      transitions: [{ from: ['placed', 'preparing'], to: ['sent'], by: ['operator'] }],
    },
    done: {
      means: 'it has arrived',
      transitions: [{ from: ['placed', 'preparing', 'sent'], to: ['done'], by: ['operator'] }],
    },
    cancelled: {
      means: 'it is cancelled: points and stock come back',
      transitions: [
        { from: ['placed'], to: ['cancelled'], by: ['member', 'operator'] },
        { from: ['preparing'], to: ['cancelled'], by: ['operator'] },
      ],
    },
  },
})

export const mayMove = (from: MallState, to: MallState, by: Actor): boolean =>
  to !== 'placed' && MALL_ORDER_STATES.next(to, from, by) !== undefined

/** Where an operator may move an order. */
export const nextOf = (state: MallState): MallState[] =>
  MALL_STATES.filter((to) => mayMove(state, to, 'operator'))

/** Whether points and stock come back with a step: once, since nothing leads out of `cancelled`. */
export const givesBack = (to: MallState): boolean => to === 'cancelled'
