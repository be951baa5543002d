import type { BonusRuleDocument } from '@site/shared-api/contract/managed-documents'

const LOTTERY = 'LOTT'
const [SUNDAY, TUESDAY, SATURDAY] = [0, 2, 6] as const

const common = {
  on: true,
  wagerOf: 'bonus' as const,
  excludedTypes: [],
  excludedVendors: [],
  excludedGames: [],
  maxBet: '0',
  days: 30,
  perMember: 0,
  weekdays: [],
  perDay: 0,
}

/** With bets of up to so much, in every game but the lottery, three times a member. */
const welcome = (promotionId: string): BonusRuleDocument => ({
  ...common,
  promotionId,
  percent: 50,
  most: '2000.00',
  minDeposit: '200.00',
  wagerTimes: 5,
  maxBet: '500.00',
  excludedTypes: [LOTTERY],
  perMember: 3,
})

/** What promotions of the example brands give with a deposit, in the order in which they are offered with one: what their words say. */
export const EXAMPLE_RULES: Readonly<Record<string, readonly BonusRuleDocument[]>> = {
  lotus: [
    welcome('lotus-welcome'),
    {
      ...common,
      promotionId: 'lotus-weekend-reload',
      percent: 30,
      most: '1500.00',
      minDeposit: '300.00',
      wagerTimes: 10,
      weekdays: [SATURDAY, SUNDAY],
      perDay: 1,
    },
  ],
  coral: [
    welcome('coral-welcome'),
    {
      ...common,
      promotionId: 'coral-tuesday-reload',
      percent: 25,
      most: '2000.00',
      minDeposit: '500.00',
      wagerTimes: 12,
      weekdays: [TUESDAY],
      perDay: 1,
    },
  ],
}
