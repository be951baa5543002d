import {
  clickLink,
  createLink,
  deleteLink as deleteCall,
  listLinks,
} from '@site/shared-api/contract/agent-link'
import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { serve } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { retrying } from '#db/retrying'
import { perNetwork } from '#operations/index'
import { newCode } from '#agents/links/code'
import { findInvitation, keepFirst } from '#agents/links/invitation'
import {
  countClick,
  deleteLink,
  insertLink,
  selectLink,
  selectLinks,
  toLinkDto,
  type LinkWithResults,
} from '#agents/links/links.repository'
import { rulesOf } from '#agents/rules/repository'
import { agentOf } from '#agents/tree/agent-of'
import { requireRate } from '#agents/tree/rates'
import { holdTree } from '#agents/tree/tree.repository'

/** Longer than members' own codes. */
const CODE_LENGTH = 10
const TRIES = 5
const DAY_MS = 24 * 60 * 60 * 1000
/** Links that one network may open; beyond it they are kept, not counted. */
const CLICKS = { subject: 'link-click', most: 120, windowMs: 60 * 60 * 1000 }
/** Codes that one network may ask of in a minute. */
const LOOKUPS = { subject: 'link-asked', most: 60, windowMs: 60_000 }

/** Invite links of agents (B7, ACC-16, MEM-08). */
export async function agentLinkRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock, db, throttle } = platform
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listLinks, async ({ brand, session }) => {
    const { agentId } = await agentOf(db, session, 'team')
    const [links, { mostLinks }] = await Promise.all([selectLinks(db, agentId), rulesOf(db, brand.merchant)])
    return { list: links.map(toLinkDto), most: mostLinks }
  })
  serve(app, createLink, async ({ body, brand, session }) => {
    const { agentId } = await agentOf(db, session, 'change')
    return toLinkDto(await create(platform, { agentId, brand, body }))
  })
  serve(app, deleteCall, async ({ brand, params: { code }, session }) => {
    const { agentId } = await agentOf(db, session, 'change')
    const of = { agentId, merchant: brand.merchant, code, now: clock.now() }
    if (!(await deleteLink(db, of))) throw new ApiError('link_unknown', { field: 'code' })
    return { deleted: true as const }
  })
  serve(app, clickLink, async ({ body: { code }, brand, reply, request }) => {
    const { merchant } = brand
    await throttle.take(...perNetwork(request.ip, LOOKUPS))
    if ((await findInvitation(db, merchant, code)) === undefined) return { counted: false }
    keepFirst(request, reply, code)
    // The same browser, or one like it on the same network, counts once a day.
    const who = `${request.ip} ${request.headers['user-agent'] ?? ''} ${merchant} ${code.toUpperCase()}`
    const once = { subject: `click:${platform.keyed.fingerprint('click', who)}`, most: 1, windowMs: DAY_MS }
    const result = await throttle.ask(...perNetwork(request.ip, CLICKS), once)
    return { counted: !result.isRefused && (await countClick(db, merchant, code)) }
  })
}

interface NewLink {
  readonly agentId: string
  readonly brand: LiveBrand
  readonly body: { id: string; name: string; type: 'member' | 'agent'; rate: number }
}

/** Once for each id. Throws ApiError `too_many_links`, `rate_above_own`, `quota_full`, `transaction_conflict`. */
function create(platform: Platform, { agentId, body, brand }: NewLink): Promise<LinkWithResults> {
  const { clock, db, randomness } = platform
  const { merchant } = brand
  const type = body.type === 'agent' ? MEMBER_TYPE.agent : MEMBER_TYPE.member
  return retrying(() =>
    db.transaction().execute(async (tx) => {
      await holdTree(tx, merchant)
      await tx.selectFrom('members').select('id').where('id', '=', agentId).forNoKeyUpdate().execute()
      const known = await selectLink(tx, body.id)
      if (known && (known.agent_id !== agentId || known.name !== body.name || known.type !== type))
        throw new ApiError('transaction_conflict', { field: 'id' })
      if (known) return known
      const { mostLinks } = await rulesOf(tx, merchant)
      if ((await selectLinks(tx, agentId)).length >= mostLinks)
        throw new ApiError('too_many_links', { data: { most: mostLinks } })
      if (type === MEMBER_TYPE.member && body.rate !== 0)
        throw new ApiError('invalid_input', { field: 'rate' })
      if (type === MEMBER_TYPE.agent) await requireRate(tx, { agentId, brand, clock, rate: body.rate })
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const code = newCode(randomness, CODE_LENGTH)
        const row = { id: body.id, merchant, code, agent_id: agentId, name: body.name, type, rate: body.rate }
        if (!(await insertLink(tx, { ...row, created_at: clock.now() }))) continue
        const made = await selectLink(tx, body.id)
        if (made) return made
      }
      throw new Error('No free code was found.')
    }),
  )
}
