import { z } from 'zod'
import { looks, merchant, pays, why } from './agent-console-fields.ts'
import { accountName, agentPage, rate, TEAM_LEVELS, teamFigures } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, moment, shortText } from './fields.ts'
import { rangeQuery, recordDays } from './record.ts'

const MOST_QUOTAS = 30

const named = z.object({ merchant, account: accountName })

const consoleAgent = z.object({
  merchant: z.string(),
  account: z.string(),
  nickname: z.string().nullable(),
  type: z.number().int(),
  status: z.enum(['active', 'disabled']),
  upline: z.string().nullable(),
  rate,
  downlines: z.number().int(),
  team: z.number().int(),
  joinedAt: moment,
})
export type ConsoleAgent = z.output<typeof consoleAgent>

const quota = z.object({ rate, most: z.number().int(), used: z.number().int() })

export const listAgents = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agents',
  brandOf: { listed: 'merchant' },
  summary: 'Agents by account; with `search` those whose account begins so (PLT-09)',
  query: z.object({ ...agentPage, merchant: shortText.optional(), search: shortText.optional() }),
  response: z.object({ list: z.array(consoleAgent), nextCursor: cursorText.nullable() }),
})

export const readConsoleAgent = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agents/:merchant/:account',
  brandOf: { named: 'params' },
  summary: 'A member with upline and team figures, rate and quotas; viewing is audited (PLT-09)',
  params: named,
  query: z.object(rangeQuery),
  response: consoleAgent.extend({
    /** From the top of the tree down to the member. */
    path: z.array(z.string()),
    days: recordDays,
    currency: z.string(),
    asOf: moment,
    levels: z.array(z.object({ level: z.enum(TEAM_LEVELS), ...teamFigures })),
    quotas: z.array(quota),
    /** Undecided signals of the agent. */
    signals: z.number().int(),
    links: z.number().int(),
    subAccounts: z.array(z.object({ account: z.string(), type: z.number().int(), status: z.string() })),
  }),
})
export type ConsoleAgentDetail = z.output<typeof readConsoleAgent.response>

export const listConsoleDownlines = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agents/:merchant/:account/downlines',
  brandOf: { named: 'params' },
  summary: 'A page of whom a member brought, by account (PLT-09)',
  params: named,
  query: z.object({ ...agentPage, search: shortText.optional() }),
  response: z.object({ list: z.array(consoleAgent), nextCursor: cursorText.nullable() }),
})

export const appointAgent = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agents/:merchant/:account/type',
  brandOf: { named: 'params' },
  summary:
    'Makes a member an agent (1, 2), or an agent a member (0) again who has no team and no contract: `agent_in_use`; audited (PLT-09)',
  params: named,
  body: z.strictObject({ type: z.union([z.literal(0), z.literal(1), z.literal(2)]), why }),
  response: consoleAgent,
})

export const setAgentRate = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agents/:merchant/:account/rate',
  brandOf: { named: 'params' },
  summary:
    'Sets an agent’s rate, from the brand’s next day on: `rate_above_own` (the upline’s), `rate_below_downline`, field `rate`; audited (PLT-09)',
  params: named,
  body: z.strictObject({ rate, why }),
  response: consoleAgent,
})

export const setAgentQuotas = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agents/:merchant/:account/quotas',
  brandOf: { named: 'params' },
  summary:
    'How many direct downlines of each rate an agent may have; what is not named has none; audited (PLT-09)',
  params: named,
  body: z.strictObject({
    quotas: z
      .array(z.strictObject({ rate: rate.min(1), most: z.number().int().min(0).max(10_000) }))
      .max(MOST_QUOTAS),
    why,
  }),
  response: z.object({ quotas: z.array(quota) }),
})

export const moveAgent = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agents/:merchant/:account/move',
  brandOf: { named: 'params' },
  summary:
    'Puts a member with all below under another upline, or under none, from today on: `tree_circle`, `member_unknown`, `rate_above_own` (field `upline`); audited (PLT-09)',
  params: named,
  body: z.strictObject({ upline: accountName.nullable(), why }),
  response: consoleAgent,
})

export const rebuildAgents = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agents/:merchant/rebuild',
  brandOf: { named: 'params' },
  summary: 'Makes the team figures of a brand anew from play and ledger, as a job; audited (PLT-09)',
  params: z.object({ merchant }),
  response: z.object({ queued: z.literal(true) }),
})
