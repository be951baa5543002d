import { z } from 'zod'
import { rate } from './agent-fields.ts'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'

const MOST_NAME = 40

/** What an invite link carries as `affiliateCode`. */
const code = z.string().regex(/^[A-Za-z0-9]{4,16}$/)

/** An invite link of an agent: `/m/register?affiliateCode=CODE` on the brand’s own host; the page draws its QR code. */
export const agentLink = z.object({
  code: z.string(),
  name: z.string(),
  /** What becomes of who registers by it. */
  type: z.enum(['member', 'agent']),
  rate,
  createdAt: moment,
  /** Browsers that opened it, each once a day. */
  clicks: z.number().int(),
  signUps: z.number().int(),
  firstDeposits: z.number().int(),
})
export type AgentLink = z.output<typeof agentLink>

export const listLinks = defineCall({
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'member',
  summary: 'The agent’s invite links with what they have brought, newest first (B7)',
  silent: true,
  response: z.object({
    list: z.array(agentLink),
    /** Links that an agent may have at once. */
    most: z.number().int(),
  }),
})

export const createLink = defineCall({
  method: 'POST',
  path: '/wps/agent/affiliate',
  access: 'member',
  summary:
    'Makes an invite link: `too_many_links`, `rate_above_own` and `quota_full` (field `rate`); the same id again makes nothing more (B7)',
  body: z.strictObject({
    id: z.uuid(),
    name: z.string().trim().min(1).max(MOST_NAME),
    type: z.enum(['member', 'agent']),
    rate: rate.default(0),
  }),
  response: agentLink,
})

export const deleteLink = defineCall({
  method: 'DELETE',
  path: '/wps/agent/affiliate/:code',
  access: 'member',
  summary: 'Takes a link away: it cannot be used to register any more, its players stay; `link_unknown` (B7)',
  params: z.object({ code }),
  response: z.object({ deleted: z.literal(true) }),
})

export const clickLink = defineCall({
  method: 'POST',
  path: '/wps/affiliate/click',
  access: 'public',
  summary:
    'Sent once by the page that an invite link opens. The first link of this browser within 30 days is kept in a cookie of the site’s own, and a player who registers, in whatever way, is its agent’s; unknown codes count nothing; throttled (ACC-16)',
  silent: true,
  body: z.strictObject({ code: z.string().trim().min(1).max(64) }),
  response: z.object({ counted: z.boolean() }),
})
