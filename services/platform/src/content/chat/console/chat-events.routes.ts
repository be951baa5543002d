import type { ServerResponse } from 'node:http'
import type { Brands } from '@site/shared-api/contract/brand-place'
import { OPERATOR_ROLES } from '@site/shared-api/contract/operator'
import { OPERATOR_EVENTS_PATH, type OperatorChatEvent } from '@site/shared-api/contract/operator-chat'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { ChatAdminService } from '#content/chat/console/chat-admin.service'
import { notePresence, selectLeft, selectOpenCredentials } from '#content/chat/console/presence.repository'
import { ChatEventRelay, type ChatEvent } from '#content/chat/events/chat-event-relay'
import { noteChatsSeen } from '#content/chat/events/publish-chat'
import { toEntry, toSummary } from '#content/chat/wire'
import { SIGNAL_CHANNEL } from '#db/signals/signal'
import { LiveHub } from '#live/index'
import { holds, roleOf } from '#operations/index'

const RETRY_AFTER_SECONDS = 30
/** How often it is noted who is there, and looked for conversations whose operator is not. */
const LOOK_MS = 5_000
/** An operator who is not back by then has left: longer than a page reload, or the replacement of an instance. */
const GONE_MS = 45_000
const MOST_AT_ONCE = 50
const ALL_OPERATORS = 'operators'

const signal = z.object({ topic: z.literal('chat'), merchant: z.string(), id: z.string() })

/** Publishes chat events to operators' open pages; when an operator closes the last page, their conversations return to the queue. */
export async function chatEventRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, listen, operators } = app.platform
  const hub = new LiveHub()
  const adminService = new ChatAdminService(app.platform)
  const begun = clock.now().getTime()
  const failed = (error: unknown): void =>
    app.log.warn({ err: error }, 'a chat event was not published to operators')
  /** Of which brands an open page hears. */
  const brandsOf = new WeakMap<ServerResponse, Brands>()
  const publish = (merchant: string, event: OperatorChatEvent): void => {
    for (const stream of hub.ofMembers())
      if (holds(brandsOf.get(stream.out) ?? [], [merchant])) hub.send(stream, 'chat', event)
  }

  const relay = new ChatEventRelay(db, {
    cares: () => hub.hasSubscribers(ALL_OPERATORS),
    deliver(events: readonly ChatEvent[]) {
      for (const { chat, account, entry } of events)
        publish(chat.merchant, { chat: toSummary(chat, account), ...(entry && { entry: toEntry(entry) }) })
      const seen = events.flatMap(({ chat, entry }) =>
        entry?.side === 'member' ? [{ id: chat.id, seq: entry.seq }] : [],
      )
      noteChatsSeen(app.platform, 'operator', seen).catch(failed)
    },
    typing({ conversation, fact }, merchant) {
      if (fact.kind === 'typing' && fact.by === 'member') publish(merchant, { typing: conversation })
    },
    failed,
  })
  const unsubscribe = await listen(
    SIGNAL_CHANNEL,
    (payload) => {
      const parsed = signal.safeParse(JSON.parse(payload))
      if (parsed.success) relay.receive(parsed.data.id, parsed.data.merchant)
    },
    // Something may have been missed: pages ask anew.
    () => hub.publishToBrand(ALL_OPERATORS, 'again', '', {}),
  )

  /** Ends streams whose session is over, and notes whose are open. */
  async function noteWhoIsThere(now: Date): Promise<void> {
    const streams = hub.ofMembers()
    const ids = [...new Set(streams.flatMap(({ member }) => member?.sessionId ?? []))]
    if (ids.length === 0) return
    const open = (await selectOpenCredentials(db, ids, now)).filter((row) => {
      const rights: readonly string[] = OPERATOR_ROLES[roleOf(row)]
      return rights.includes('members')
    })
    const alive = new Set(open.map(({ id }) => id))
    for (const { member, out } of streams) if (!alive.has(member?.sessionId ?? '')) out.end()
    await notePresence(db, [...new Set(open.map(({ operator_id }) => operator_id))], now)
  }

  /** Returns conversations of absent operators to the queue. After a start, operators first get time to reconnect. */
  async function putBack(now: Date): Promise<void> {
    if (now.getTime() - begun < GONE_MS) return
    const before = new Date(now.getTime() - GONE_MS)
    for (const id of await selectLeft(db, before, MOST_AT_ONCE)) await adminService.putBack(id, before)
  }

  let running: Promise<void> | undefined
  /** One moment for the whole look: however long the database takes, who was just noted has not left. */
  async function look(now: Date): Promise<void> {
    await noteWhoIsThere(now)
    await putBack(now)
  }
  const looking = setInterval(() => {
    running ??= look(clock.now())
      .catch(failed)
      .finally(() => (running = undefined))
  }, LOOK_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(looking)
    await running
    hub.close()
  })
  app.addHook('onClose', unsubscribe)

  app.get(OPERATOR_EVENTS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const operator = await operators.require({ right: 'members' }, request)
    if (!hub.hasRoom(request.ip, reply.raw))
      throw new ApiError('too_many_requests', { data: { retryAfter: RETRY_AFTER_SECONDS } })
    await notePresence(db, [operator.id], clock.now())
    reply.hijack()
    brandsOf.set(reply.raw, operator.brands)
    hub.open({
      merchant: ALL_OPERATORS,
      out: reply.raw,
      member: { id: operator.id, sessionId: operator.credentialId },
    })
  })
}
