import type { BonusState } from '@site/shared-api/contract/bonus'
import { StateTable } from '#db/states/state-table'
import type { BonusEvent } from '#money/bonus/rules/bonus-life'

/** Where a bonus may go, and who moves it; which of several states is decided by `bonusStep`. */
export const BONUS_STATES = new StateTable<BonusState, BonusEvent['what']>({
  name: 'Bonus',
  table: 'bonuses',
  begins: [{ state: 'waiting', by: ['site'] }],
  events: {
    turn: {
      means: 'it is the oldest that waits, and no other is played for',
      transitions: [{ from: ['waiting'], to: ['active'], by: ['site'] }],
    },
    convert: {
      means: 'enough was played: it becomes cash',
      transitions: [{ from: ['active'], to: ['converted'], by: ['member', 'site'] }],
    },
    forfeit: {
      means: 'it is given up, or taken away',
      transitions: [{ from: ['waiting', 'active'], to: ['forfeited'], by: ['member', 'operator', 'site'] }],
    },
    time: {
      means: 'its time is over: cash where enough was played, else the house’s again',
      transitions: [{ from: ['active'], to: ['converted', 'expired'], by: ['site'] }],
    },
  },
})
