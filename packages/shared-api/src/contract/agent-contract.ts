import { z } from 'zod'
import { accountName, agentPage, CONTRACT_KINDS, contractTerms } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { cursorText, moment, shortText } from './fields.ts'

const MOST_NOTE = 300

/**
 * `offered`: waits for an answer. `accepted`: holds, from `effectiveFrom` on. `refused`. `countered`: answered by an offer of
 * other terms. `lapsed`: not answered in time. `withdrawn` by who offered it. `replaced`: another of its kind was accepted.
 * `ended` by an operator.
 */
export const CONTRACT_STATES = [
  'offered',
  'accepted',
  'refused',
  'countered',
  'lapsed',
  'withdrawn',
  'replaced',
  'ended',
] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

/** A contract of an agent with the brand, or with the upline (B1, MEM-08). */
export const agentContract = z.object({
  id: z.uuid(),
  /** Counts the offers of a kind to an agent: 1 is the first. */
  version: z.number().int(),
  kind: z.enum(CONTRACT_KINDS),
  state: z.enum(CONTRACT_STATES),
  /** Whose pay it is about. */
  agent: z.string(),
  /** The upline, or null: the brand. */
  upline: z.string().nullable(),
  /** Who made this offer: the upline or the brand, or the agent with other terms. */
  offeredBy: z.enum(['brand', 'upline', 'agent']),
  terms: contractTerms,
  /** The first day that it holds for, where the brand is. */
  effectiveFrom: z.iso.date(),
  /** Since when it holds no more; null while it does. */
  endedOn: z.iso.date().nullable(),
  note: z.string().nullable(),
  /** The offer that this one answers. */
  answers: z.uuid().nullable(),
  offeredAt: moment,
  /** Until when it may be answered. */
  expiresAt: moment,
  answeredAt: moment.nullable(),
  why: z.string().nullable(),
  /** Whether who asks may accept, refuse or counter it now. */
  isMine: z.boolean(),
})
export type AgentContract = z.output<typeof agentContract>

export const listContracts = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts',
  access: 'member',
  summary:
    'Contracts of the agent, or those with direct downlines (`of` team), newest first (B7). A member who is no agent sees own offers.',
  silent: true,
  query: z.object({
    ...agentPage,
    of: z.enum(['own', 'team']).default('own'),
    kind: z.enum(CONTRACT_KINDS).optional(),
    state: z.enum(CONTRACT_STATES).optional(),
  }),
  response: z.object({
    currency: z.string(),
    timeZone: z.string(),
    list: z.array(agentContract),
    nextCursor: cursorText.nullable(),
  }),
})

const named = z.object({ id: z.uuid() })

export const readContract = defineCall({
  method: 'GET',
  path: '/wps/agent/contracts/:id',
  access: 'member',
  summary: 'A contract that the agent is a side of; `contract_unknown` for any other (B7)',
  silent: true,
  params: named,
  response: agentContract,
})

export const offerContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts',
  access: 'member',
  summary:
    'Offers a direct downline a contract: `member_unknown`, `contract_needed` (the agent has none of this kind), `contract_above_own` (field of the tier), `contract_waiting` (one waits already), `trial_refused`; the same id again offers nothing more (B7)',
  body: z.strictObject({
    id: z.uuid(),
    account: accountName,
    terms: contractTerms,
    note: z.string().trim().max(MOST_NOTE).optional(),
  }),
  response: agentContract,
})

export const acceptContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/:id/accept',
  access: 'member',
  summary:
    'Accepts an offer; it holds from the brand’s next day on: `contract_answered` the second time, `contract_lapsed`, `contract_unknown` (B1)',
  params: named,
  response: agentContract,
})

export const refuseContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/:id/refuse',
  access: 'member',
  summary: 'Refuses an offer, with the refusals of accepting (B1)',
  params: named,
  body: z.strictObject({ why: shortText.optional() }),
  response: agentContract,
})

export const counterContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/:id/counter',
  access: 'member',
  summary:
    'Answers an offer with other terms, of the same kind; the other side may accept, refuse or counter them; refusals as of accepting. The answer is the new offer (MEM-08)',
  params: named,
  body: z.strictObject({
    /** Of the new offer; made by the page before the first try. */
    id: z.uuid(),
    terms: contractTerms,
    note: z.string().trim().max(MOST_NOTE).optional(),
  }),
  response: agentContract,
})

export const withdrawContract = defineCall({
  method: 'POST',
  path: '/wps/agent/contracts/:id/withdraw',
  access: 'member',
  summary: 'Takes an own unanswered offer back, with the refusals of accepting (MEM-08)',
  params: named,
  response: agentContract,
})
