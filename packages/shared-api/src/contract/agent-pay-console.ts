import { z } from 'zod'
import { looks, one, pays, whose, why } from './agent-console-fields.ts'
import { agentPage, agentPay, PAY_KINDS, PAY_STATES } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText, idText, moment, moneyText, shortText } from './fields.ts'

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
  brandOf: { listed: 'merchant' },
  summary: 'What agents were paid or are due, newest first (PLT-09)',
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
  brandOf: { thing: 'agent-pay' },
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
  /** `system` at the end of a period, else the requester. */
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
  brandOf: { listed: 'merchant' },
  summary: 'Runs that reckon and pay a period, newest first (PLT-09)',
  query: z.object({ ...agentPage, merchant: shortText.optional(), kind: z.enum(PAY_KINDS).optional() }),
  response: z.object({ list: z.array(agentRun), nextCursor: cursorText.nullable() }),
})

export const rerunAgents = defineCall({
  ...pays,
  method: 'POST',
  path: '/wps/operator/agent-runs',
  brandOf: { named: 'body' },
  summary:
    'Goes through a period that is over again: pays the agents that were missed, none twice; `invalid_input` (field `period`) for one that is not over; audited (PLT-09)',
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
