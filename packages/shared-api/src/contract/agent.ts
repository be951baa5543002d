import { z } from 'zod'
import { accountName, agentPage, PAY_KINDS, rate, TEAM_LEVELS, teamFigures } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, shortText } from './fields.ts'
import { rangeQuery, recordDays } from './record.ts'

/**
 * Calls of an agent (B7 'Agent', MEM-08). Each is refused with `feature_unavailable` for who is no agent, and where a sub-account
 * may not: 41 reads all and changes nothing, 42 reads figures alone (`readAgent`, `agentKpi`). Play-money agents (type 3) get
 * `trial_refused`.
 */

/** What the signed-in member may do here. */
export const AGENT_RIGHTS = ['figures', 'team', 'change'] as const
export type AgentRight = (typeof AGENT_RIGHTS)[number]

export const readAgent = defineCall({
  method: 'GET',
  path: '/wps/agent/self',
  access: 'member',
  summary: 'Whose team it is, and what who is signed in may do with it (MEM-08)',
  silent: true,
  response: z.object({
    /** The agent’s; of a sub-account the one whose team it sees. */
    account: z.string(),
    nickname: z.string().nullable(),
    /** Of who is signed in (decisions: member types). */
    type: z.number().int(),
    /** `figures`: sums of the team. `team`: names, contracts, statements, links. `change`: everything else, money among it. */
    rights: z.array(z.enum(AGENT_RIGHTS)),
    /** The agent’s own commission rate. */
    rate,
    currency: z.string(),
    timeZone: z.string(),
    /** Contracts that wait for the agent’s answer. */
    waiting: z.number().int(),
    /** What the agent has to ask for; the rest is paid by itself. */
    askedFor: z.array(z.enum(PAY_KINDS)),
  }),
})

export const agentKpi = defineCall({
  method: 'GET',
  path: '/wps/agent/kpi',
  access: 'member',
  summary:
    'What the team comes to by level and day within days of the brand, the last seven without a range (B1, B7)',
  silent: true,
  query: z.object({ ...rangeQuery, /** Of the trend. */ level: z.enum(TEAM_LEVELS).default('all') }),
  response: z.object({
    days: recordDays,
    currency: z.string(),
    /** When it was counted: nothing has moved since, or it comes with the next count, some ten seconds later. */
    asOf: moment,
    /** A, B, C, all, in this order. */
    levels: z.array(z.object({ level: z.enum(TEAM_LEVELS), ...teamFigures })),
    level: z.enum(TEAM_LEVELS),
    /** Every day of the range, the first one first, of the requested level; `members` is that of now. */
    trend: z.array(z.object({ day: z.iso.date(), ...teamFigures })),
  }),
})
export type AgentKpi = z.output<typeof agentKpi.response>

/** A member of the team. */
export const downline = z.object({
  account: z.string(),
  nickname: z.string().nullable(),
  /** 0 a member, 1 and 2 agents. */
  type: z.number().int(),
  /** How far below the agent: 1 is level A. */
  depth: z.number().int(),
  status: z.enum(['active', 'disabled']),
  /** Commission rate; 0 of a plain member. */
  rate,
  joinedAt: moment,
  lastLoginAt: moment.nullable(),
  /** Whom this one brought, and all below. */
  downlines: z.number().int(),
  team: z.number().int(),
  /** Own valid turnover within the last 30 days. */
  turnover: decimalText,
})
export type Downline = z.output<typeof downline>

export const listDownlines = defineCall({
  method: 'GET',
  path: '/wps/agent/downlines',
  access: 'member',
  summary:
    'The team, by name: a page of one level below the agent or below `of`; with `search` all of that level whose account begins so; by account (B7)',
  silent: true,
  query: z.object({
    ...agentPage,
    /** A member of the own team, whose team is shown; `member_unknown` for others. */
    of: accountName.optional(),
    level: z.enum(TEAM_LEVELS).default('A'),
    search: shortText.optional(),
  }),
  response: z.object({
    currency: z.string(),
    /** From the agent down to `of`: accounts; the agent alone without it. */
    path: z.array(z.string()),
    list: z.array(downline),
    nextCursor: cursorText.nullable(),
  }),
})

export const readDownline = defineCall({
  method: 'GET',
  path: '/wps/agent/downline',
  access: 'member',
  summary: 'One of the team with what they and their own team come to; member_unknown for others (B7)',
  silent: true,
  query: z.object({ ...rangeQuery, account: accountName }),
  response: z.object({
    currency: z.string(),
    days: recordDays,
    path: z.array(z.string()),
    downline,
    /** Of this one alone; `members` is 1. */
    own: z.object(teamFigures),
    /** Of their team, in sum. */
    team: z.object(teamFigures),
  }),
})

export const registerDownline = defineCall({
  method: 'POST',
  path: '/wps/agent/downlines',
  access: 'member',
  summary:
    'Opens an account below the agent: `username_taken`, `password_common`, `rate_above_own` (field `rate`), `quota_full` (field `rate`), `invalid_input`; the same id again opens nothing more (B7)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    id: z.uuid(),
    /** By the brand’s rules of registration, as the password. */
    account: accountName,
    password: z.string().min(1).max(128),
    nickname: shortText.optional(),
    type: z.enum(['member', 'agent']),
    /** Commission rate of an agent, up to the own one; 0 for a member. */
    rate: rate.default(0),
  }),
  response: downline,
})

export const readRebates = defineCall({
  method: 'GET',
  path: '/wps/agent/rebates',
  access: 'member',
  summary:
    'Commission that has come together today, not paid yet, by direct downline, the largest first; 50 at most (B7)',
  silent: true,
  response: z.object({
    day: z.iso.date(),
    currency: z.string(),
    /** Of what: valid turnover, or what members have lost. */
    base: z.enum(['turnover', 'loss']),
    rate,
    total: decimalText,
    lines: z.array(
      z.object({
        account: z.string(),
        /** The downline’s own. */
        rate,
        /** Of the downline and all below. */
        basis: decimalText,
        /** The basis by what is between the two rates. */
        amount: decimalText,
      }),
    ),
  }),
})

export const readRebateSettings = defineCall({
  method: 'GET',
  path: '/wps/agent/rebates/settings',
  access: 'member',
  summary: 'Rates of direct downlines that are agents, by account (B7)',
  silent: true,
  query: z.object(agentPage),
  response: z.object({
    /** The own rate: the most that may be given. */
    rate,
    list: z.array(
      z.object({
        account: z.string(),
        nickname: z.string().nullable(),
        rate,
        /** Set already, from tomorrow on; null where nothing changes. */
        nextRate: rate.nullable(),
        /** The highest that this one has given further down: theirs cannot go below. */
        least: rate,
      }),
    ),
    nextCursor: cursorText.nullable(),
  }),
})

export const setRebate = defineCall({
  method: 'POST',
  path: '/wps/agent/rebates/settings',
  access: 'member',
  summary:
    'Sets the rate of a direct downline, from the brand’s next day on: `rate_above_own`, `rate_below_downline`, `quota_full`, all with the field `rate`; `member_unknown` (B7)',
  body: z.strictObject({ account: accountName, rate }),
  response: z.object({ account: z.string(), rate, nextRate: rate.nullable() }),
})

export const readQuotas = defineCall({
  method: 'GET',
  path: '/wps/agent/quotas',
  access: 'member',
  summary: 'How many direct downlines of a rate the agent may have (B7)',
  silent: true,
  response: z.object({
    /** From this rate on each needs a quota; below there is no bound. Null: the brand has none. */
    from: rate.nullable(),
    list: z.array(z.object({ rate, most: z.number().int(), used: z.number().int(), left: z.number().int() })),
  }),
})

/** An agent’s helper: 41 sees all, 42 figures alone; signs in at /m/agent with a password of their own. */
const subAccount = z.object({
  account: z.string(),
  nickname: z.string().nullable(),
  type: z.union([z.literal(41), z.literal(42)]),
  status: z.enum(['active', 'disabled']),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
})

export const listSubAccounts = defineCall({
  method: 'GET',
  path: '/wps/agent/sub-accounts',
  access: 'member',
  summary: 'The agent’s sub-accounts, newest first (B6)',
  silent: true,
  response: z.object({ list: z.array(subAccount), most: z.number().int() }),
})

export const openSubAccount = defineCall({
  method: 'POST',
  path: '/wps/agent/sub-accounts',
  access: 'member',
  summary:
    'Opens a sub-account: `username_taken`, `password_common`, `too_many_sub_accounts`; the same id again opens nothing more (B6)',
  body: z.strictObject({
    id: z.uuid(),
    account: accountName,
    password: z.string().min(1).max(128),
    nickname: shortText.optional(),
    type: z.union([z.literal(41), z.literal(42)]),
  }),
  response: subAccount,
})

export const closeSubAccount = defineCall({
  method: 'POST',
  path: '/wps/agent/sub-accounts/:account/close',
  access: 'member',
  summary: 'Closes a sub-account and ends its sessions; `member_unknown` (B6)',
  params: z.object({ account: accountName }),
  response: subAccount,
})
