import { selectNamed, type Entry } from '#content/chat/entries.repository'
import type { Conversation } from '#content/chat/conversations.repository'
import { readSignal, type ChatSignal } from '#content/chat/events/chat-signal'
import type { Person } from '#content/chat/person'
import type { Database } from '#db/database'

/** A chat event as open pages receive it. */
export interface ChatEvent {
  readonly signal: ChatSignal
  readonly chat: Conversation
  /** Of a member; null for a guest. */
  readonly account: string | null
  readonly entry?: Entry
}

interface Listener {
  /** Whether an open page on this instance listens for a person. */
  cares(person: Person): boolean
  /** What one look found, in the order of each conversation. */
  deliver(events: readonly ChatEvent[]): Promise<void> | void
  typing(signal: ChatSignal, merchant: string): void
  failed(error: unknown): void
}

/**
 * Looks up chat signals and delivers them as events. Signals that arrive during a lookup wait and are looked up together, so
 * that many conversations at once cost few statements and each keeps its order.
 */
export class ChatEventRelay {
  readonly #db: Database
  readonly #listener: Listener
  #waiting: ChatSignal[] = []
  #isLooking = false
  constructor(db: Database, listener: Listener) {
    this.#db = db
    this.#listener = listener
  }

  receive(id: string, merchant: string): void {
    const signal = readSignal(id)
    if (!signal || !this.#listener.cares(signal.person)) return
    if (signal.fact.kind === 'typing') return this.#listener.typing(signal, merchant)
    this.#waiting.push(signal)
    if (this.#isLooking) return
    this.#isLooking = true
    void this.#look().finally(() => (this.#isLooking = false))
  }

  async #look(): Promise<void> {
    while (this.#waiting.length > 0) {
      const signals = withoutRepeats(this.#waiting)
      this.#waiting = []
      try {
        await this.#listener.deliver(await this.#eventsOf(signals))
      } catch (error) {
        this.#listener.failed(error)
      }
    }
  }

  async #eventsOf(signals: readonly ChatSignal[]): Promise<ChatEvent[]> {
    const named = signals.flatMap(({ conversation: id, fact }) =>
      fact.kind === 'entry' ? [{ id, seq: fact.seq }] : [],
    )
    const ids = [...new Set(signals.map(({ conversation }) => conversation))]
    const [entries, rows] = await Promise.all([selectNamed(this.#db, named), selectChats(this.#db, ids)])
    const chats = new Map(rows.map((row) => [row.id, row]))
    const lines = new Map(entries.map((entry) => [`${entry.conversation_id} ${entry.seq}`, entry]))
    return signals.flatMap((signal): ChatEvent[] => {
      const { conversation, fact } = signal
      const row = chats.get(conversation)
      if (!row) return []
      const { account, ...chat } = row
      if (fact.kind !== 'entry') return [{ signal, chat, account }]
      const entry = lines.get(`${conversation} ${fact.seq}`)
      return entry ? [{ signal, chat, account, entry }] : []
    })
  }
}

/** Removes repeats: each line once, and no state of a conversation that has a line, since each line carries the current state. */
function withoutRepeats(signals: readonly ChatSignal[]): ChatSignal[] {
  const withLine = new Set(
    signals.flatMap(({ conversation, fact }) => (fact.kind === 'entry' ? [conversation] : [])),
  )
  const once = new Map<string, ChatSignal>()
  for (const signal of signals) {
    const { conversation, fact } = signal
    if (fact.kind === 'entry') once.set(`${conversation} ${fact.seq}`, signal)
    else if (!withLine.has(conversation)) once.set(conversation, signal)
  }
  return [...once.values()]
}

/** Index: the primary key. */
function selectChats(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('chat_conversations')
    .leftJoin('members', 'members.id', 'chat_conversations.member_id')
    .selectAll('chat_conversations')
    .select('members.account')
    .where('chat_conversations.id', 'in', [...ids])
    .execute()
}
