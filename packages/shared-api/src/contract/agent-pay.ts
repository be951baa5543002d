import { z } from 'zod'
import { agentContract } from './agent-contract.ts'
import { agentPage, agentPay, contractTier, PAY_KINDS } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText } from './fields.ts'

/** The state of the period that runs: nothing of it is promised. */
const standing = z.object({
  period: z.string(),
  /** So far. */
  basis: decimalText,
  active: z.number().int(),
  /** The tier that this reaches, and the next one; null where there is none. */
  reached: contractTier.nullable(),
  next: contractTier.nullable(),
  /** What it would come to now, less what direct downlines get of it. */
  amount: decimalText,
})
export type PayStanding = z.output<typeof standing>

const view = z.object({
  currency: z.string(),
  timeZone: z.string(),
  /** Null: the agent has none, and is paid nothing of this kind. */
  contract: agentContract.nullable(),
  /** The last that was reckoned; null before the first. */
  last: agentPay.nullable(),
  /** What waits for the agent to ask for it, the oldest first. */
  open: z.array(agentPay),
  /** Of the period that runs; null without a contract. */
  now: standing.nullable(),
})

const history = z.object({ currency: z.string(), list: z.array(agentPay), nextCursor: cursorText.nullable() })

export const readDailySalary = defineCall({
  method: 'GET',
  path: '/wps/agent/salary/daily',
  access: 'member',
  summary: 'The daily salary: contract, the state of today, what may be claimed (B7)',
  silent: true,
  response: view,
})

export const applyDailySalary = defineCall({
  method: 'POST',
  path: '/wps/agent/salary/daily/apply',
  access: 'member',
  summary:
    'Asks for the salary of a day that is over: paid at once, once; `pay_unknown`, `pay_closed` where it is not open (B7)',
  body: z.strictObject({ id: z.uuid() }),
  response: agentPay,
})

export const dailySalaryProcess = defineCall({
  method: 'GET',
  path: '/wps/agent/salary/daily/process',
  access: 'member',
  summary: 'The state of today’s salary: turnover, tier, what is missing for the next (B7)',
  silent: true,
  response: z.object({ currency: z.string(), now: standing.nullable() }),
})

export const dailySalaryHistory = defineCall({
  method: 'GET',
  path: '/wps/agent/salary/daily/history',
  access: 'member',
  summary: 'Daily salaries, newest first (B7)',
  silent: true,
  query: z.object(agentPage),
  response: history,
})

export const readHourlySalary = defineCall({
  method: 'GET',
  path: '/wps/agent/salary/hour',
  access: 'member',
  summary:
    'The hourly salary: contract and last hour; `now` is null, an hour is reckoned when it is over (B7)',
  silent: true,
  response: view,
})

export const hourlySalaryHistory = defineCall({
  method: 'GET',
  path: '/wps/agent/salary/hour/history',
  access: 'member',
  summary: 'Hourly salaries, newest first (B7)',
  silent: true,
  query: z.object(agentPage),
  response: history,
})

export const currentDividend = defineCall({
  method: 'GET',
  path: '/wps/agent/dividends/current',
  access: 'member',
  summary: 'The dividend: contract, the state of the period that runs, what may be claimed (B7)',
  silent: true,
  response: view,
})

export const dividendHistory = defineCall({
  method: 'GET',
  path: '/wps/agent/dividends/history',
  access: 'member',
  summary: 'Dividends, newest first (B7)',
  silent: true,
  query: z.object(agentPage),
  response: history,
})

export const payOutDividend = defineCall({
  method: 'POST',
  path: '/wps/agent/dividends/payout',
  access: 'member',
  summary:
    'Asks for the dividend of a period that is over: paid at once, once; `pay_unknown`, `pay_closed` (B7)',
  body: z.strictObject({ id: z.uuid() }),
  response: agentPay,
})

export const rebateHistoryOfAgent = defineCall({
  method: 'GET',
  path: '/wps/agent/rebates/history',
  access: 'member',
  summary: 'Commission on the turnover of downlines by day, newest first (B7)',
  silent: true,
  query: z.object(agentPage),
  response: history,
})

export const agentStatement = defineCall({
  method: 'GET',
  path: '/wps/agent/statement',
  access: 'member',
  summary: 'All that the agent was paid or is due, of every kind, newest first (MEM-08)',
  silent: true,
  query: z.object({ ...agentPage, kind: z.enum(PAY_KINDS).optional() }),
  response: history,
})
