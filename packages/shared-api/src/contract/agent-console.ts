import { z } from 'zod'
import { agentContract, CONTRACT_STATES } from './agent-contract.ts'
import {
  accountName,
  agentPage,
  agentPay,
  CONTRACT_KINDS,
  contractTerms,
  PAY_KINDS,
  PAY_STATES,
  rate,
  TEAM_LEVELS,
  teamFigures,
} from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText, idText, moment, moneyText, shortText } from './fields.ts'
import { rangeQuery, recordDays } from './record.ts'

const MOST_WHY = 300
const MOST_QUOTAS = 30

const merchant = z.string().min(1).max(32)
const named = z.object({ merchant, account: accountName })
const one = z.object({ id: z.uuid() })
const why = z.string().trim().min(3).max(MOST_WHY)
/** Who helps members, moves money or keeps from harm may look; who changes what is paid has money. */
const looks = { access: 'operator', right: ['members', 'money', 'risk'], branded: false } as const
const pays = { access: 'operator', right: 'money', branded: false } as const
const whose = { merchant: shortText.optional(), account: shortText.optional() }

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
  summary: 'Agents by account; with `search` those whose account begins so (PLT-09)',
  query: z.object({ ...agentPage, merchant: shortText.optional(), search: shortText.optional() }),
  response: z.object({ list: z.array(consoleAgent), nextCursor: cursorText.nullable() }),
})

export const readConsoleAgent = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agents/:merchant/:account',
  summary: 'A member with upline and team figures, rate and quotas; that somebody looked is audited (PLT-09)',
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
    /** Signals of the agent that nobody has decided. */
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
  summary: 'A page of whom a member brought, by account (PLT-09)',
  params: named,
  query: z.object({ ...agentPage, search: shortText.optional() }),
  response: z.object({ list: z.array(consoleAgent), nextCursor: cursorText.nullable() }),
})

export const appointAgent = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agents/:merchant/:account/type',
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
  summary:
    'Puts a member with all below under another upline, or under nobody, from today on: `tree_circle`, `member_unknown`, `rate_above_own` (field `upline`); audited (PLT-09)',
  params: named,
  body: z.strictObject({ upline: accountName.nullable(), why }),
  response: consoleAgent,
})

export const rebuildAgents = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agents/:merchant/rebuild',
  summary: 'Makes the team figures of a brand anew from play and ledger, as a job; audited (PLT-09)',
  params: z.object({ merchant }),
  response: z.object({ queued: z.literal(true) }),
})

const consoleContract = agentContract.omit({ isMine: true }).extend({
  merchant: z.string(),
  currency: z.string(),
  /** Whether it is the brand’s to answer. */
  isOurs: z.boolean(),
})
export type ConsoleContract = z.output<typeof consoleContract>

export const listConsoleContracts = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agent-contracts',
  summary: 'Contracts of agents with the brand and with uplines, newest first (PLT-09)',
  query: z.object({
    ...agentPage,
    ...whose,
    kind: z.enum(CONTRACT_KINDS).optional(),
    state: z.enum(CONTRACT_STATES).optional(),
  }),
  response: z.object({ list: z.array(consoleContract), nextCursor: cursorText.nullable() }),
})

export const offerConsoleContract = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agent-contracts',
  summary:
    'Offers an agent a contract with the brand: `member_unknown`, `contract_waiting`; the same id again offers nothing more; audited (PLT-09)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    id: z.uuid(),
    merchant: idText,
    account: accountName,
    terms: contractTerms,
    note: z.string().trim().max(MOST_WHY).optional(),
  }),
  response: consoleContract,
})

export const answerConsoleContract = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agent-contracts/:id/answer',
  summary:
    'Accepts or refuses what an agent has countered, withdraws an offer of the brand, or ends a contract from tomorrow on: `contract_answered`, `contract_lapsed`; audited (PLT-09)',
  params: one,
  body: z.strictObject({ answer: z.enum(['accept', 'refuse', 'withdraw', 'end']), why }),
  response: consoleContract,
})

const consolePay = agentPay.extend({
  merchant: z.string(),
  account: z.string(),
  /** Each with who did it. */
  corrections: z.array(z.object({ amount: decimalText, by: z.string(), why: z.string(), at: moment })),
})
export type ConsolePay = z.output<typeof consolePay>

export const listAgentPays = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agent-pays',
  summary: 'What agents were paid or are owed, newest first (PLT-09)',
  query: z.object({
    ...agentPage,
    ...whose,
    kind: z.enum(PAY_KINDS).optional(),
    state: z.enum(PAY_STATES).optional(),
    period: shortText.optional(),
  }),
  response: z.object({ list: z.array(consolePay), nextCursor: cursorText.nullable() }),
})

export const correctAgentPay = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agent-pays/:id/correct',
  summary:
    'Adds to what was paid, or takes of it, by an entry of its own: `pay_closed` where nothing was paid, `insufficient_funds`, `amount_bounds` (more than was paid); the same correctionId again changes nothing more; audited (PLT-09)',
  params: one,
  body: z.strictObject({
    correctionId: z.uuid(),
    way: z.enum(['add', 'take']),
    amount: moneyText,
    why,
  }),
  response: consolePay,
})

export const agentRun = z.object({
  id: z.uuid(),
  merchant: z.string(),
  kind: z.enum(PAY_KINDS),
  period: z.string(),
  /** `system` at the end of a period, else who asked. */
  by: z.string(),
  state: z.enum(['waiting', 'done']),
  /** Lines of the period, and what of them is paid. */
  lines: z.number().int(),
  paid: z.number().int(),
  amount: decimalText,
  currency: z.string(),
  /** Agents whose line would be another by the figures of now; to be corrected by hand. */
  differs: z.number().int(),
  at: moment,
  endedAt: moment.nullable(),
})
export type AgentRun = z.output<typeof agentRun>

export const listAgentRuns = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agent-runs',
  summary: 'Runs that reckon and pay a period, newest first (PLT-09)',
  query: z.object({ ...agentPage, merchant: shortText.optional(), kind: z.enum(PAY_KINDS).optional() }),
  response: z.object({ list: z.array(agentRun), nextCursor: cursorText.nullable() }),
})

export const rerunAgents = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agent-runs',
  summary:
    'Goes through a period that is over again: pays who was missed, nobody twice; `invalid_input` (field `period`) for one that is not over; audited (PLT-09)',
  body: z.strictObject({
    id: z.uuid(),
    merchant: idText,
    kind: z.enum(PAY_KINDS),
    /** As in the statement: `2026-11-24`, `2026-11-24T13`, `2026-11-01/2026-11-15`. */
    period: z.string().regex(/^\d{4}-\d{2}-\d{2}(T\d{2}|\/\d{4}-\d{2}-\d{2})?$/),
    why,
  }),
  response: agentRun,
})

/** `device`: signed in from the same browser. `card`: has, or had, the same card. */
export const FRAUD_KINDS = ['device', 'card'] as const
export const FRAUD_STATES = ['open', 'cleared', 'confirmed'] as const

const fraudSignal = z.object({
  id: z.uuid(),
  merchant: z.string(),
  /** Who would be paid for the member. */
  agent: z.string(),
  member: z.string(),
  /** Whose device or card it is as well: the agent, or another of the agent’s direct downlines. */
  other: z.string(),
  kind: z.enum(FRAUD_KINDS),
  state: z.enum(FRAUD_STATES),
  at: moment,
  decidedBy: z.string().nullable(),
  why: z.string().nullable(),
})
export type FraudSignal = z.output<typeof fraudSignal>

export const listFraudSignals = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agent-signals',
  summary:
    'Members of a team who may be the agent, newest first; the agent is not paid until it is decided (PLT-09)',
  query: z.object({ ...agentPage, ...whose, state: z.enum(FRAUD_STATES).optional() }),
  response: z.object({ list: z.array(fraudSignal), nextCursor: cursorText.nullable() }),
})

export const decideFraudSignal = defineCall({
  access: 'operator',
  right: ['risk', 'money'],
  branded: false,
  method: 'POST',
  path: '/wps/operator/agent-signals/:id/decide',
  summary:
    'Cleared: what was held is paid once nothing else is open. Confirmed: it is refused, and the member leaves the team from today on. `signal_decided` the second time; audited (PLT-09)',
  params: one,
  body: z.strictObject({ state: z.enum(['cleared', 'confirmed']), why }),
  response: fraudSignal,
})
