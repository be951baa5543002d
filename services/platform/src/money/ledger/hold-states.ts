import { StateTable } from '#db/states/state-table'

type HoldState = 'open' | 'posted' | 'voided' | 'expired'

/** Where money that is set aside may go: each hold ends once. */
export const HOLD_STATES = new StateTable<HoldState, Exclude<HoldState, 'open'>>({
  name: 'Hold',
  table: 'ledger_holds',
  note: 'What holds the money (a withdrawal) says who may have that done.',
  begins: [{ state: 'open', by: ['site'] }],
  events: {
    posted: {
      means: 'the money leaves for a house account',
      transitions: [{ from: ['open'], to: ['posted'], by: ['site'] }],
    },
    voided: {
      means: 'the money goes back where it came from',
      transitions: [{ from: ['open'], to: ['voided'], by: ['site'] }],
    },
    expired: {
      means: 'the same, since its time is over',
      transitions: [{ from: ['open'], to: ['expired'], by: ['site'] }],
    },
  },
})
