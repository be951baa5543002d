import { z } from 'zod'
import { cursorText, decimalText, moment, moneyOrNothing, pageSize } from './fields.ts'

const MAX_PAGE = 100
const PAGE = 20
/** Hundredths of a per cent: 10,000 is all of it. */
const WHOLE = 10_000
const MOST_TIERS = 12
const MOST_ACTIVE = 1_000_000

/** Where a list goes on, and how much of it. */
export const agentPage = { cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }

/** The name of an account. */
export const accountName = z.string().trim().min(1).max(64)

/** A rate in hundredths of a per cent: 180 is 1.8 %. */
export const rate = z.number().int().min(0).max(WHOLE)

/**
 * Levels of a team below an agent: `A` whom he brought himself, `B` whom those brought, `C` whom these did; `all` is the whole
 * team, deeper levels among it. The agent is in none of them.
 */
export const TEAM_LEVELS = ['A', 'B', 'C', 'all'] as const
export type TeamLevel = (typeof TEAM_LEVELS)[number]

/** What a team comes to within days of the brand. */
export const teamFigures = {
  /** Who is in the team now. */
  members: z.number().int(),
  /** Who joined within the days. */
  newMembers: z.number().int(),
  /** Who was active on one of the days at least: valid turnover of what the brand asks of a day. */
  active: z.number().int(),
  /** Whose first deposit was within the days. */
  firstDeposits: z.number().int(),
  deposits: decimalText,
  withdrawals: decimalText,
  /** Valid turnover. */
  turnover: decimalText,
  /** What the members have more by playing: wins and jackpots less stakes; with a minus they have lost. */
  winLoss: decimalText,
  bonus: decimalText,
  rebate: decimalText,
  /** Salaries, dividends and commission that were paid to the members. */
  commission: decimalText,
}

/** What an agent is paid for: a day's or an hour's salary, a dividend, commission on turnover. */
export const CONTRACT_KINDS = ['daily', 'dividend', 'hourly'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** How long a dividend's period is: Monday to Sunday; 1st to 15th and the rest of the month; the month. */
export const DIVIDEND_PERIODS = ['week', 'half-month', 'month'] as const
export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number]

/** A step of a contract: an agent who reaches both is paid `rate` of the whole basis; of several steps the one with the highest `least`. */
export const contractTier = z.strictObject({
  /** Of a salary the team's valid turnover, of a dividend what the team has lost (stakes less wins, bonus and rebate). */
  least: moneyOrNothing,
  /** Active members of the team, on the day or within the period; of an hourly salary within the hour. */
  leastActive: z.number().int().min(0).max(MOST_ACTIVE),
  /** Hundredths of a per cent of the basis: 100 is 1 %. */
  rate: rate.min(1),
})
export type ContractTier = z.output<typeof contractTier>

const tiers = z.array(contractTier).min(1).max(MOST_TIERS)

export const contractTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('daily'), tiers }),
  z.strictObject({ kind: z.literal('hourly'), tiers }),
  z.strictObject({ kind: z.literal('dividend'), period: z.enum(DIVIDEND_PERIODS), tiers }),
])
export type ContractTerms = z.output<typeof contractTerms>

export const PAY_KINDS = ['daily', 'hourly', 'dividend', 'commission'] as const
export type PayKind = (typeof PAY_KINDS)[number]

/**
 * `open`: waits for the agent to ask for it. `due`: paid by itself in a moment. `paid`. `held`: an operator looks at the team
 * first. `refused` by an operator.
 */
export const PAY_STATES = ['open', 'due', 'paid', 'held', 'refused'] as const
export type PayState = (typeof PAY_STATES)[number]

/** A line of an agent's statement: one for each kind and period. */
export const agentPay = z.object({
  id: z.uuid(),
  kind: z.enum(PAY_KINDS),
  /** `2026-11-24` of a day, `2026-11-24T13` of the hour from 13:00, `2026-11-01/2026-11-15` of a dividend; where the brand is. */
  period: z.string(),
  /** What the rate was taken of: turnover, or what the team has lost. */
  basis: decimalText,
  /** Active members of the team then; 0 where the kind does not ask. */
  active: z.number().int(),
  /** Hundredths of a per cent; 0 where several rates came together (commission). */
  rate,
  /** Paid to direct downlines out of the same basis, and not to the agent. */
  passedOn: decimalText,
  amount: decimalText,
  /** What operators have added or taken since, in sum. */
  corrected: decimalText,
  currency: z.string(),
  state: z.enum(PAY_STATES),
  /** When it was reckoned. */
  at: moment,
  paidAt: moment.nullable(),
})
export type AgentPay = z.output<typeof agentPay>
