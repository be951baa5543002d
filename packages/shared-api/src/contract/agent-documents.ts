import { z } from 'zod'
import { moneyOrNothing } from './fields.ts'

/** Hundredths of a per cent. */
const WHOLE = 10_000
const MOST_LINKS = 200
const MOST_SUBS = 50
const LONGEST_OFFER_DAYS = 90

/** What holds for the agents of a brand (MEM-08, PLT-09). */
export const agentRulesDocument = z.strictObject({
  /** Valid turnover of a day from which a member counts as active. */
  activeTurnover: moneyOrNothing,
  /** What commission is a share of: valid turnover, or what members have lost. */
  commissionBase: z.enum(['turnover', 'loss']),
  /** The most that an agent without upline is given, in hundredths of a per cent. */
  mostRate: z.number().int().min(0).max(WHOLE),
  /** From this rate on each downline needs a quota of the agent; null: none does. */
  quotaFrom: z.number().int().min(1).max(WHOLE).nullable(),
  /** What agents have to ask for; commission and what is not named is paid by itself. */
  askedFor: z.array(z.enum(['daily', 'dividend'])).max(2),
  /** How long an offer may be answered. */
  offerDays: z.number().int().min(1).max(LONGEST_OFFER_DAYS),
  mostLinks: z.number().int().min(0).max(MOST_LINKS),
  mostSubAccounts: z.number().int().min(0).max(MOST_SUBS),
  /** Transfers to downlines. */
  transferOn: z.boolean(),
  transferMin: moneyOrNothing,
  transferMax: moneyOrNothing,
  /** Of one agent within a day of the brand. */
  transfersPerDay: z.number().int().min(0).max(1_000),
  transferMostPerDay: moneyOrNothing,
})
export type AgentRulesDocument = z.output<typeof agentRulesDocument>
