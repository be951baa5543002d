import type { BodyOf } from '@site/shared-api/contract/call'
import { OPERATOR_ROLES } from '@site/shared-api/contract/operator'
import type { assignChat } from '@site/shared-api/contract/operator-chat'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit, withMerchant } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { append, saidBefore, type Line, type Said } from '#content/chat/append'
import {
  holdConversation,
  noteRead,
  updateConversation,
  type Conversation,
} from '#content/chat/conversations.repository'
import { selectColleague } from '#content/chat/console/chats.repository'
import { mailAnswer } from '#content/chat/console/mail-answer'
import { isPresent, notePresence } from '#content/chat/console/presence.repository'
import { publishChat } from '#content/chat/events/publish-chat'
import type { TakenPicture } from '#api/pictures/draw-picture'
import { brandsIn, holds, roleOf, type Operator } from '#operations/index'

/** A conversation without an operator, and since when it waits. */
const inQueue = (now: Date) =>
  ({ status: 'waiting', operator_id: null, operator_name: null, waiting_since: now }) as const

/** Conversations from the operators' side: who has which, what is answered, how it ends (PLT-09). */
export class ChatAdminService {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /**
   * Adds an answer, once for its `clientId`; answering an unassigned conversation takes it. Throws ApiError `changed_meanwhile` with
   * `data.operator` while it is another's: two never answer at once unseen.
   */
  async reply(
    operator: Operator,
    id: string,
    { clientId, text, picture }: { clientId: string; text: string; picture?: TakenPicture },
  ): Promise<Said> {
    const { randomness } = this.#platform
    const line: Line = {
      clientId,
      side: 'operator',
      kind: picture ? 'picture' : 'text',
      text,
      by: operator.name,
      ...(picture && { picture: { id: randomness.uuid(), taken: picture } }),
    }
    const brands = await this.#platform.brands.held()
    return await this.#holding(id, async (tx, held, now) => {
      const before = await saidBefore(tx, held, line)
      if (before) return before
      this.requireAnswering(operator, held)
      const chat = held.status === 'open' ? held : await this.#give(tx, held, operator, operator.name, now)
      const brand = withMerchant(brands, chat.merchant)?.document.name ?? chat.merchant
      await mailAnswer(this.#platform, tx, brand, chat, text, now)
      return await append(tx, chat, line, now)
    })
  }

  /** Throws ApiError `changed_meanwhile` while another operator answers. */
  requireAnswering(
    { id }: Operator,
    chat: Pick<Conversation, 'operator_id' | 'operator_name' | 'status'>,
  ): void {
    if (chat.status === 'open' && chat.operator_id !== id)
      throw new ApiError('changed_meanwhile', { field: 'operator', data: { operator: chat.operator_name } })
  }

  /** Assigns it to an operator or returns it to the queue; the member sees who answers now. */
  async assign(operator: Operator, id: string, input: BodyOf<typeof assignChat>): Promise<Conversation> {
    return await this.#holding(id, async (tx, chat, now) => {
      if (chat.operator_name !== input.seen)
        throw new ApiError('changed_meanwhile', { field: 'seen', data: { operator: chat.operator_name } })
      if (chat.operator_name === input.operator) return chat
      if (input.operator === null) return await this.#release(tx, chat, operator.name, now)
      const to = await this.#colleague(tx, input.operator, chat.merchant)
      return await this.#give(tx, chat, to, operator.name, now)
    })
  }

  /** Ends it, with a note for operators; closed before, the note alone is written anew. */
  async close(operator: Operator, id: string, note: string): Promise<Conversation> {
    const { randomness } = this.#platform
    return await this.#holding(id, async (tx, chat, now) => {
      await this.#note(tx, operator.name, 'chat.closed', chat, {
        before: { status: chat.status },
        after: { note },
      })
      if (chat.status === 'closed') return await updateConversation(tx, id, { note })
      const line: Line = {
        clientId: randomness.uuid(),
        side: 'house',
        kind: 'closed',
        text: '',
        by: operator.name,
      }
      const ended = { status: 'closed', note, rating: null, waiting_since: null } as const
      const read = { operator_unread: 0, operator_read: chat.last_seq + 1 }
      return (
        await append(tx, chat, line, now, { ...ended, ...read, operator_id: null, operator_name: null })
      ).chat
    })
  }

  async read(id: string, upTo: number): Promise<void> {
    const changed = await noteRead(this.#platform.db, id, 'operator', upTo)
    if (changed) publishChat(this.#platform, changed, { kind: 'state' })
  }

  typing(chat: Conversation): void {
    publishChat(this.#platform, chat, { kind: 'typing', by: 'operator' })
  }

  /** Returns a conversation to the queue if its operator has left; false if an operator is present again. */
  async putBack(id: string, goneBefore: Date): Promise<boolean> {
    return await this.#holding(id, async (tx, chat, now) => {
      const { operator_id: operatorId } = chat
      if (chat.status !== 'open' || operatorId === null) return false
      if (await isPresent(tx, operatorId, goneBefore)) return false
      await this.#release(tx, chat, chat.operator_name ?? '', now)
      return true
    })
  }

  async #release(tx: Database, chat: Conversation, actor: string, now: Date): Promise<Conversation> {
    const { operator_name: previous } = chat
    await this.#note(tx, actor, 'chat.released', chat, {
      before: { operator: previous },
      after: { operator: null },
    })
    if (previous === null) return chat
    const line: Line = {
      clientId: this.#platform.randomness.uuid(),
      side: 'house',
      kind: 'left',
      text: '',
      by: previous,
    }
    return (await append(tx, chat, line, now, inQueue(now))).chat
  }

  /** Assigns the conversation; the operator and the member are notified. */
  async #give(
    tx: Database,
    chat: Conversation,
    to: Pick<Operator, 'id' | 'name'>,
    actor: string,
    now: Date,
  ): Promise<Conversation> {
    const detail = { before: { operator: chat.operator_name }, after: { operator: to.name } }
    await this.#note(tx, actor, 'chat.assigned', chat, detail)
    // Who takes it is there, whether or not a page of theirs is open.
    await notePresence(tx, [to.id], now)
    const line: Line = {
      clientId: this.#platform.randomness.uuid(),
      side: 'house',
      kind: 'joined',
      text: '',
      by: to.name,
    }
    const change = {
      status: 'open',
      operator_id: to.id,
      operator_name: to.name,
      waiting_since: null,
      rating: null,
    } as const
    return (await append(tx, chat, line, now, change)).chat
  }

  /** An open account whose role may answer; ApiError `invalid_input` for any other. */
  async #colleague(tx: Database, name: string, merchant: string): Promise<Pick<Operator, 'id' | 'name'>> {
    const found = await selectColleague(tx, name)
    const rights: readonly string[] = found ? OPERATOR_ROLES[roleOf(found)] : []
    const isTheirs = found && holds(brandsIn(found), [merchant])
    if (!isTheirs || !rights.includes('members')) throw new ApiError('invalid_input', { field: 'operator' })
    return found
  }

  async #holding<T>(
    id: string,
    work: (tx: Database, chat: Conversation, now: Date) => Promise<T>,
  ): Promise<T> {
    const { clock, db } = this.#platform
    return await db.transaction().execute(async (tx) => {
      const chat = await holdConversation(tx, id)
      if (!chat) throw new ApiError('not_found', { field: 'id' })
      return await work(tx, chat, clock.now())
    })
  }

  async #note(
    tx: Database,
    actor: string,
    action: string,
    { id, merchant }: Conversation,
    detail: object,
  ): Promise<void> {
    const at = this.#platform.clock.now()
    await insertAudit(tx, { at, actor, action, subject: id, detail: toJson({ merchant, ...detail }) })
  }
}
