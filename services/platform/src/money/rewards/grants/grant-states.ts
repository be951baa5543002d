import { StateTable } from '#db/states/state-table'
import type { StoredGrantState } from '#money/rewards/tables'

/** Where a reward that waits for its member may go, and who moves it. */
export const GRANT_STATES = new StateTable<StoredGrantState, 'approve' | 'take-back' | 'claim'>({
  name: 'Reward',
  table: 'reward_grants',
  note: 'One whose time is over stays `open`, is shown as expired, and is not paid.',
  begins: [
    { state: 'proposed', by: ['operator'] },
    { state: 'open', by: ['operator', 'site'] },
  ],
  events: {
    approve: {
      means: 'a second person approves it',
      transitions: [{ from: ['proposed'], to: ['open'], by: ['two operators'] }],
    },
    'take-back': {
      means: 'it is taken back before it was claimed',
      transitions: [{ from: ['proposed', 'open'], to: ['taken-back'], by: ['operator'] }],
    },
    claim: {
      means: 'the member claims it in time: it is paid',
      transitions: [{ from: ['open'], to: ['claimed'], by: ['member'] }],
    },
  },
})
