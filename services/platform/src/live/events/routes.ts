import { LIVE_EVENTS_PATH, type LiveEvents } from '@site/shared-api/contract/live'
import { streamTicket } from '@site/shared-api/contract/stream-ticket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { identify } from '#api/identity'
import { fieldOf } from '#api/texts/named-text'
import { serve } from '#api/serve'
import { SIGNAL_CHANNEL } from '#db/signals/signal'
import { hashOf } from '#api/hash-of'
import { LiveHub, type Stream } from '#live/events/live-hub'
import { findGuest } from '#content/index'
import { OwnChat } from '#live/events/own-chat'
import { OwnBalance } from '#live/events/own-balance'
import { OwnDeposits } from '#live/events/own-deposits'
import { OwnInbox } from '#live/events/own-inbox'
import { OwnWithdrawals } from '#live/events/own-withdrawals'
import { OwnSession } from '#live/events/own-session'
import { insertTicket, takeTicket } from '#live/events/tickets.repository'
import { WinService } from '#games/index'

/** A browser cannot read why an event stream was refused: it gets the time to try again. */
const RETRY_AFTER_SECONDS = 30
const TICKET_BYTES = 32
/** A ticket is used at once. */
const TICKET_MS = 30_000
const PUBLIC_STREAM = {
  path: LIVE_EVENTS_PATH,
  method: 'GET',
  access: 'public',
  summary: '',
  response: z.never(),
} as const

const signal = z.object({
  topic: z.enum(['winner', 'balance', 'session', 'inbox', 'chat', 'notices', 'deposit', 'withdrawal']),
  merchant: z.string(),
  id: z.string(),
  about: z.string().optional(),
})

/** Live events for open pages: the brand's public facts, a member's own money. */
export async function liveRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, listen, randomness } = app.platform
  const hub = new LiveHub()
  const wins = new WinService(app.platform)
  const balances = new OwnBalance(app.platform, hub)
  const deposits = new OwnDeposits(app.platform, hub)
  const withdrawals = new OwnWithdrawals(app.platform, hub)
  const chats = new OwnChat(app.platform, hub, (error) =>
    app.log.warn({ err: error }, 'a chat event was not delivered'),
  )
  const inboxes = new OwnInbox(app.platform, hub)
  const sessions = new OwnSession(app.platform, hub, (error) =>
    app.log.warn({ err: error }, 'the end of a session was not published'),
  )

  async function receive(payload: string): Promise<void> {
    const parsed = signal.safeParse(JSON.parse(payload))
    if (!parsed.success || !hub.hasSubscribers(parsed.data.merchant)) return
    const { topic, merchant, id, about } = parsed.data
    if (topic === 'balance') return await balances.publish(id)
    if (topic === 'session') return await sessions.publishToMember(id)
    if (topic === 'deposit') return await deposits.publish(id)
    if (topic === 'withdrawal') return await withdrawals.publish(id)
    if (topic === 'notices') {
      const event: LiveEvents['noticesRead'] = { ids: about === undefined ? [] : [about] }
      return hub.ofMember(id).forEach((stream) => hub.send(stream, 'noticesRead', event))
    }
    if (topic === 'chat') return chats.receive(id, merchant)
    if (topic === 'inbox') return await inboxes.publish(merchant, id)
    const win = await wins.findWinnerEvent(db, id)
    if (win) hub.publishToBrand(merchant, 'winner', id, win)
  }

  /** Sends members' pages the current state, one member after the other; a missed win is on the board. */
  async function catchUp(): Promise<void> {
    for (const id of new Set(hub.ofMembers().flatMap(({ member }) => member?.id ?? []))) {
      await sessions.publishToMember(id)
      await balances.publish(id)
    }
    await chats.greetAll()
    await inboxes.publishTo(hub.ofMembers())
  }

  const failed = (error: unknown): void => app.log.warn({ err: error }, 'a signal was not published')
  const unsubscribe = await listen(
    SIGNAL_CHANNEL,
    (payload) => void receive(payload).catch(failed),
    () => void catchUp().catch(failed),
  )
  // Before running calls are waited for: a stream never ends by itself.
  app.addHook('preClose', async () => (sessions.close(), hub.close()))
  app.addHook('onClose', unsubscribe)

  serve(app, streamTicket, async ({ session, now, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    const ticket = randomness.token(TICKET_BYTES)
    const expiresAt = new Date(now.getTime() + TICKET_MS)
    const row = {
      hash: hashOf(ticket),
      session_id: session.id,
      merchant: session.merchant,
      member_id: session.memberId,
      expires_at: expiresAt,
    }
    await insertTicket(db, row, now)
    return { ticket, expiresAt: expiresAt.toISOString() }
  })

  /** The member of a stream's ticket; ApiError `session_ended` for a ticket that is none. */
  async function memberOf(request: FastifyRequest, merchant: string): Promise<Stream['member']> {
    const ticket = fieldOf(request, ['ticket'])?.text
    if (ticket === undefined) return undefined
    const taken = await takeTicket(db, { hash: hashOf(ticket), merchant, now: clock.now() })
    if (!taken) throw new ApiError('session_ended', { field: 'ticket' })
    return { id: taken.member_id, sessionId: taken.session_id }
  }

  app.get(LIVE_EVENTS_PATH, { schema: { hide: true } }, async (request, reply) => {
    await identify(app.platform, PUBLIC_STREAM, request)
    const merchant = request.who.brand?.merchant ?? ''
    if (!hub.hasRoom(request.ip, reply.raw))
      throw new ApiError('too_many_requests', { data: { retryAfter: RETRY_AFTER_SECONDS } })
    const member = await memberOf(request, merchant)
    const guest = member ? undefined : await findGuest(db, request, merchant)
    reply.hijack()
    const stream = { merchant, out: reply.raw, ...(member && { member }), ...(guest && { guest: guest.id }) }
    hub.open(stream)
    sessions.watch(stream)
    // What was missed while no stream was open.
    chats.greet(stream).catch(failed)
    if (member) {
      balances
        .publish(member.id, [stream])
        .catch((error: unknown) => app.log.warn({ err: error }, 'a balance was not published'))
      inboxes.publishTo([stream]).catch(failed)
    }
  })
}
