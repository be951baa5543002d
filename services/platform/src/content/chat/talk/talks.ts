import type { BodyOf } from '@site/shared-api/contract/call'
import type { sendChat } from '@site/shared-api/contract/chat'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { append, saidBefore, type Line, type Said } from '#content/chat/append'
import {
  holdConversationOf,
  insertConversation,
  noteRead,
  selectConversationOf,
  type Conversation,
} from '#content/chat/conversations.repository'
import { holdGuest } from '#content/chat/guests'
import type { Person } from '#content/chat/person'
import { publishChat } from '#content/chat/events/publish-chat'
import type { Limit } from '#operations/index'
import type { TakenPicture } from '#api/pictures/draw-picture'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How often one person may say something, show a picture, type and read. */
const MOST = {
  said: { most: 30, windowMs: MINUTE_MS },
  saidADay: { most: 1_000, windowMs: DAY_MS },
  pictures: { most: 12, windowMs: 10 * MINUTE_MS },
  typing: { most: 60, windowMs: MINUTE_MS },
  read: { most: 240, windowMs: MINUTE_MS },
} as const

/** Whose conversation a message begins, where it is the first. */
export interface Beginning {
  readonly merchant: string
  readonly language: string
}

type About = Pick<BodyOf<typeof sendChat>, 'contact' | 'page'>

/** A conversation from its member's or guest's side (CON-08). */
export class Talks {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  of(person: Person): Promise<Conversation | undefined> {
    return selectConversationOf(this.#platform.db, person)
  }

  /** Counts an action of a person; throws ApiError `too_many_requests`. */
  async take(person: Person, action: keyof typeof MOST): Promise<void> {
    const ofDay = action === 'said' ? [{ subject: `chat:day:${person.id}`, ...MOST.saidADay }] : []
    await this.#platform.throttle.take(this.limitOf(person, action), ...ofDay)
  }

  limitOf(person: Person, action: keyof typeof MOST): Limit {
    return { subject: `chat:${action}:${person.id}`, ...MOST[action] }
  }

  /**
   * Adds a message, once for its `clientId`; a closed conversation is open again and waits. Throws ApiError `changed_meanwhile`
   * where the guest's ticket has ended since it was looked at: what they said goes on as a member's.
   */
  async say(
    person: Person,
    beginning: Beginning,
    {
      clientId,
      text,
      about,
      picture,
    }: { clientId: string; text: string; about: About; picture?: TakenPicture },
  ): Promise<Said> {
    const { clock, db, randomness } = this.#platform
    const line: Line = {
      clientId,
      side: 'member',
      kind: picture ? 'picture' : 'text',
      text,
      ...(picture && { picture: { id: randomness.uuid(), taken: picture } }),
    }
    return await db.transaction().execute(async (tx) => {
      const now = clock.now()
      let chat = await this.#begun(tx, person, beginning, now)
      const before = await saidBefore(tx, chat, line)
      if (before) return before
      const isClosed = chat.status === 'closed'
      if (isClosed) {
        const reopened: Line = { clientId: randomness.uuid(), side: 'house', kind: 'reopened', text: '' }
        chat = (await append(tx, chat, reopened, now, { rating: null })).chat
      }
      return await append(tx, chat, line, now, {
        language: beginning.language,
        ...(isClosed && {
          status: 'waiting' as const,
          waiting_since: now,
          operator_id: null,
          operator_name: null,
        }),
        ...(about.page !== undefined && { page: about.page }),
        ...(about.contact !== undefined && { contact: about.contact }),
      })
    })
  }

  /** Everything up to a number has been read. */
  async read(person: Person, upTo: number): Promise<Conversation | undefined> {
    const chat = await this.of(person)
    if (!chat) return undefined
    const changed = await noteRead(this.#platform.db, chat.id, 'member', upTo)
    if (changed) publishChat(this.#platform, changed, { kind: 'state' })
    return changed ?? chat
  }

  /** Throws ApiError `not_found` unless the conversation is closed and was not rated since. */
  async rate(person: Person, stars: number): Promise<Conversation> {
    const { clock, db, randomness } = this.#platform
    return await db.transaction().execute(async (tx) => {
      const chat = await holdConversationOf(tx, person)
      if (chat?.status !== 'closed') throw new ApiError('not_found', { field: 'stars' })
      if (chat.rating !== null) {
        if (chat.rating === stars) return chat
        throw new ApiError('changed_meanwhile', { field: 'stars' })
      }
      const line: Line = { clientId: randomness.uuid(), side: 'house', kind: 'rated', text: String(stars) }
      return (await append(tx, chat, line, clock.now(), { rating: stars })).chat
    })
  }

  typing(chat: Conversation): void {
    publishChat(this.#platform, chat, { kind: 'typing', by: 'member' })
  }

  /** The person's conversation, held; a new one waits in the queue. */
  async #begun(tx: Database, person: Person, of: Beginning, now: Date): Promise<Conversation> {
    const known = await holdConversationOf(tx, person)
    if (known) return known
    if (person.kind === 'guest' && !(await holdGuest(tx, person.id))) throw new ApiError('changed_meanwhile')
    await insertConversation(tx, {
      id: this.#platform.randomness.uuid(),
      merchant: of.merchant,
      member_id: person.kind === 'member' ? person.id : null,
      guest_id: person.kind === 'guest' ? person.id : null,
      language: of.language,
      status: 'waiting',
      operator_id: null,
      operator_name: null,
      last_seq: 0,
      last_text: '',
      last_from: 'member',
      last_at: now,
      member_delivered: 0,
      member_read: 0,
      member_unread: 0,
      operator_delivered: 0,
      operator_read: 0,
      operator_unread: 0,
      waiting_since: now,
      note: null,
      rating: null,
      page: null,
      contact: null,
      created_at: now,
    })
    const begun = await holdConversationOf(tx, person)
    if (!begun) throw new ApiError('system_unavailable')
    return begun
  }
}
