import { StateTable } from '#db/states/state-table'
import type { DifferenceTables } from '#money/differences/tables'

type State = DifferenceTables['book_differences']['state']

/** Where a difference between two books may go, and who moves it; what the comparison itself writes is one statement (`repository.ts`). */
export const DIFFERENCE_STATES = new StateTable<State, 'end' | 'wait' | 'change' | 'vanish'>({
  name: 'Difference between two books',
  table: 'book_differences',
  note: 'One that has waited for long enough is shown as open.',
  begins: [{ state: 'open', by: ['site'] }],
  events: {
    end: {
      means: 'two people end it: what is left of it is booked',
      transitions: [{ from: ['open', 'waiting'], to: ['closed'], by: ['two operators'] }],
    },
    wait: {
      means: 'two people let it wait until a day',
      transitions: [{ from: ['open', 'waiting'], to: ['waiting'], by: ['two operators'] }],
    },
    change: {
      means: 'a comparison finds it otherwise than it was when that was said',
      transitions: [{ from: ['waiting', 'closed'], to: ['open'], by: ['site'] }],
    },
    vanish: {
      means: 'a comparison finds it no more: closed, or open where something was booked for it',
      transitions: [{ from: ['open', 'waiting', 'closed'], to: ['closed', 'open'], by: ['site'] }],
    },
  },
})
