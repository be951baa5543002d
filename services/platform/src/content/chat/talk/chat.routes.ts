import {
  chatLaunch,
  chatPicture,
  markChat,
  openChat,
  rateChat,
  sendChat,
  sendChatPicture,
  typeChat,
} from '@site/shared-api/contract/chat'
import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { chatUnread } from '@site/shared-api/contract/counters'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { requireFlag } from '#api/flag'
import { pageOrigin } from '#api/page-origin'
import { serve, serveAdmitted } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { daily } from '#db/daily/daily'
import { selectSpan } from '#content/chat/entries.repository'
import { forgetChats } from '#content/chat/forget-chats.repository'
import { dropGuest, findGuest, GUESTS_KEPT_MS, hasTicket, makeGuest, seeGuest } from '#content/chat/guests'
import type { Person } from '#content/chat/person'
import { CHAT_PICTURES, dataOf } from '#content/chat/picture-data'
import { selectChatPicture } from '#content/chat/pictures.repository'
import { joinGuest } from '#content/chat/talk/join-guest'
import { launchAddress } from '#content/chat/talk/launch'
import { officeAt } from '#content/chat/talk/office'
import { Talks } from '#content/chat/talk/talks'
import { noteChatsSeen } from '#content/chat/events/publish-chat'
import { toEntry, toState } from '#content/chat/wire'

/** What members and customer service wrote is kept for so long. */
const LINES_KEPT_MS = 400 * 24 * 60 * 60 * 1000

/** Customer service from a player's side: where it opens, and the house's own conversation (CON-08). */
export async function chatRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const talks = new Talks(platform)
  daily(app, 'chats', (now) =>
    forgetChats(platform.db, {
      guests: new Date(now.getTime() - GUESTS_KEPT_MS),
      lines: new Date(now.getTime() - LINES_KEPT_MS),
    }),
  )

  /**
   * The member who is signed in, else the guest of the browser's ticket. What a guest was talking about when they signed in goes on as
   * theirs. A trial account talks as the guest that its visitor is (B6).
   */
  async function personOf(
    request: FastifyRequest,
    reply: FastifyReply,
    brand: LiveBrand,
  ): Promise<Person | undefined> {
    const session = request.who.token === undefined ? undefined : await platform.sessions.require(request)
    if (!session || session.type === MEMBER_TYPE.trial) {
      const guest = await seeGuest(platform, request, brand.merchant)
      return guest && { kind: 'guest', id: guest.id }
    }
    const { memberId, userName: account } = session
    const guest = await findGuest(platform.db, request, session.merchant)
    if (guest && (await joinGuest(platform, { guestId: guest.id, memberId, account })))
      dropGuest(request, reply)
    return { kind: 'member', id: memberId }
  }

  async function requirePerson(
    request: FastifyRequest,
    reply: FastifyReply,
    brand: LiveBrand,
  ): Promise<Person> {
    const person = await personOf(request, reply, brand)
    if (!person) throw new ApiError('login_required')
    return person
  }

  /**
   * Gives a ticket to a guest who writes first. An expired ticket starts no conversation: its browser has just signed in,
   * and a message under the same id is stored once, as the member's. Throws ApiError `changed_meanwhile`.
   */
  async function writerOf(request: FastifyRequest, reply: FastifyReply, brand: LiveBrand): Promise<Person> {
    const known = await personOf(request, reply, brand)
    if (known) return known
    if (hasTicket(request)) {
      dropGuest(request, reply)
      throw new ApiError('changed_meanwhile')
    }
    const { id } = await makeGuest(platform, request, reply, brand.merchant)
    return { kind: 'guest', id }
  }

  serve(app, chatLaunch, ({ brand, query, language, request, now }) => {
    requireFlag(brand, 'CBS3')
    const office = { ...officeOf(brand, now), always: brand.document.chat.hours.length === 0 }
    return { ...launchAddress(brand, { query, language, origin: pageOrigin(brand, request) }), office }
  })

  serve(app, chatUnread, async ({ brand, request, reply }) => {
    requireFlag(brand, 'CBS3')
    const person = await personOf(request, reply, brand)
    const chat = person && (await talks.of(person))
    return { count: chat?.member_unread ?? 0 }
  })

  serve(app, openChat, async ({ brand, query, request, reply, now }) => {
    requireOwnChat(brand)
    void reply.header('Cache-Control', 'no-store')
    const person = await personOf(request, reply, brand)
    const chat = person && (await talks.of(person))
    const office = officeOf(brand, now)
    if (!chat) return { state: toState(undefined), office, entries: [], hasEarlier: false, hasLater: false }
    const { entries, ...more } = await selectSpan(platform.db, chat.id, query)
    const last = entries.at(-1)
    if (last && query.before === undefined)
      await noteChatsSeen(platform, 'member', [{ id: chat.id, seq: last.seq }])
    return { state: toState(chat), office, entries: entries.map(toEntry), ...more }
  })

  serve(app, sendChat, async ({ body, brand, language, request, reply }) => {
    requireOwnChat(brand)
    const { clientId, text, ...about } = body
    const person = await writerOf(request, reply, brand)
    await talks.take(person, 'said')
    const { merchant } = brand
    const { entry, chat } = await talks.say(person, { merchant, language }, { clientId, text, about })
    return { entry: toEntry(entry), state: toState(chat) }
  })

  serveAdmitted(
    app,
    sendChatPicture,
    async ({ brand, request, reply }) => {
      requireOwnChat(brand)
      const person = await writerOf(request, reply, brand)
      const leave = await platform.pictures.admit(person.kind, person.id, talks.limitOf(person, 'pictures'))
      return { leave, person }
    },
    async ({ admitted: { leave, person }, brand, language, pictures, query: { clientId } }) => {
      const picture = await platform.pictures.takeOne(leave, pictures, CHAT_PICTURES)
      const { merchant } = brand
      const said = { clientId, text: '', about: {}, picture }
      const { entry, chat } = await talks.say(person, { merchant, language }, said)
      return { entry: toEntry(entry), state: toState(chat) }
    },
  )

  serve(app, chatPicture, async ({ brand, params, request, reply }) => {
    requireOwnChat(brand)
    void reply.header('Cache-Control', 'no-store')
    const chat = await talks.of(await requirePerson(request, reply, brand))
    const content = chat && (await selectChatPicture(platform.db, chat.id, params.id))
    if (!content) throw new ApiError('art_unknown', { field: 'id' })
    return { src: dataOf(content) }
  })

  serve(app, markChat, async ({ body, brand, request, reply }) => {
    requireOwnChat(brand)
    const person = await requirePerson(request, reply, brand)
    await talks.take(person, 'read')
    return { state: toState(await talks.read(person, body.read)) }
  })

  serve(app, typeChat, async ({ brand, request, reply }) => {
    requireOwnChat(brand)
    const person = await requirePerson(request, reply, brand)
    await talks.take(person, 'typing')
    const chat = await talks.of(person)
    if (chat) talks.typing(chat)
    return { told: chat !== undefined }
  })

  serve(app, rateChat, async ({ body, brand, request, reply }) => {
    requireOwnChat(brand)
    const person = await requirePerson(request, reply, brand)
    return { state: toState(await talks.rate(person, body.stars)) }
  })
}

/** Throws ApiError `feature_unavailable` where the brand has no chat, or one elsewhere. */
function requireOwnChat(brand: LiveBrand): void {
  requireFlag(brand, 'CBS3')
  if (brand.document.chat.launchUrl !== null)
    throw new ApiError('feature_unavailable', { data: { flag: 'CBS3' } })
}

/** Whether customer service answers the brand's players now, else when. */
function officeOf({ document: { chat, timeZone } }: LiveBrand, now: Date) {
  const { open, opensAt } = officeAt(chat.hours, timeZone, now)
  return { open, opensAt: opensAt?.toISOString() ?? null }
}
