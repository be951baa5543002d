import { z } from 'zod'
import { looks, one, whose, why } from './agent-console-fields.ts'
import { agentPage } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, moment } from './fields.ts'

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
  brandOf: { listed: 'merchant' },
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
  brandOf: { thing: 'agent-signal' },
  summary:
    'Cleared: what was held is paid once nothing else is open. Confirmed: it is refused, and the member leaves the team from today on. `signal_decided` the second time; audited (PLT-09)',
  params: one,
  body: z.strictObject({ state: z.enum(['cleared', 'confirmed']), why }),
  response: fraudSignal,
})
