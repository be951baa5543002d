import type { MallState } from '@site/shared-api/contract/mall'

/** Where an order may go from where it is; what is done or cancelled stays so. */
const NEXT: Readonly<Record<MallState, readonly MallState[]>> = {
  placed: ['preparing', 'sent', 'done', 'cancelled'],
  preparing: ['sent', 'done', 'cancelled'],
  sent: ['done'],
  done: [],
  cancelled: [],
}

export const nextOf = (state: MallState): readonly MallState[] => NEXT[state]

/** Whether points and stock come back with a step: once, since nothing leads out of `cancelled`. */
export const givesBack = (to: MallState): boolean => to === 'cancelled'
