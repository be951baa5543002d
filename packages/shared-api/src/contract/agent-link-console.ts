import { z } from 'zod'
import { between, looks, one, whose, why } from './agent-console-fields.ts'
import { agentPage } from './agent-fields.ts'
import { agentLink } from './agent-link.ts'
import { defineCall } from './call.ts'
import { cursorText, moment, shortText } from './fields.ts'

/** `live`: players may still register by it. `ended`: the agent deleted it, or an operator ended it. */
export const LINK_STATES = ['live', 'ended'] as const

const consoleLink = agentLink.extend({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  endedAt: moment.nullable(),
  /** The operator who ended it; null where the agent did, and while it is live. */
  endedBy: z.string().nullable(),
  why: z.string().nullable(),
})
export type ConsoleLink = z.output<typeof consoleLink>

export const listConsoleLinks = defineCall({
  ...looks,
  method: 'GET',
  path: '/wps/operator/agent-links',
  brandOf: { listed: 'merchant' },
  summary:
    'Invite links of agents with what they have brought, newest first, those that have ended among them; `from` and `until` bound when they were made (PLT-09)',
  query: z.object({
    ...agentPage,
    ...whose,
    ...between,
    code: shortText.optional(),
    state: z.enum(LINK_STATES).optional(),
  }),
  response: z.object({ list: z.array(consoleLink), nextCursor: cursorText.nullable() }),
})

export const endConsoleLink = defineCall({
  access: 'operator',
  right: ['risk', 'money'],
  branded: false,
  method: 'POST',
  path: '/wps/operator/agent-links/:id/end',
  brandOf: { thing: 'agent-link' },
  summary:
    'Ends an invite link: it cannot be used to register any more, its players stay; `link_unknown` where there is none, or it has ended; audited (PLT-09)',
  params: one,
  body: z.strictObject({ why }),
  response: consoleLink,
})
