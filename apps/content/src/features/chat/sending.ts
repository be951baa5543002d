import { currentSession, live, storage } from '@site/shared-api'
import { CHAT_TICKET } from '#chat-launch/chat-ticket.ts'
import { sendMessage, type ChatEntry, type ChatState, type Message } from './chat.api.ts'
import { fateOf } from './fate.ts'
import { GUEST, keepOutbox, keptOutbox, ownOf, type Outbox } from './outbox.ts'
import { unsent, type Pending } from './pending.ts'

const AGAIN_MS = 3_000

interface Listener {
  readonly changed: (pending: readonly Pending[]) => void
  readonly arrived: (entry: ChatEntry, state: ChatState) => void
  /** There is no network, or no platform. */
  readonly lost: () => void
}

/** What was written and is not there yet. It waits in the tab under ids of its own, and goes out one after the other. */
export class Sending {
  readonly #listener: Listener
  #outbox: Outbox = { whose: GUEST, messages: [] }
  #isOpen = false
  #isSending = false
  #again: ReturnType<typeof setTimeout> | undefined
  /** Changes with the visitor: a late answer for an earlier visitor is dropped. */
  #turn = 0

  constructor(listener: Listener) {
    this.#listener = listener
  }

  /**
   * Begins with what this member, or this guest, had not sent when the page was left, and what the guest who has just signed in had
   * not; nothing goes out before `open`.
   */
  begin(): void {
    this.#turn += 1
    this.#isOpen = false
    const left = this.#outbox.messages.length > 0 ? this.#outbox : keptOutbox()
    const own = { whose: whose(), messages: ownOf(left, whose()) }
    this.#outbox = own
    // What is another's stays where it is until they are back.
    if (own.messages.length > 0) keepOutbox(own)
    this.#listener.changed(own.messages)
  }

  open(entries: readonly ChatEntry[]): void {
    this.#isOpen = true
    this.seen(entries)
    this.flush()
  }

  stop(): void {
    this.#turn += 1
    clearTimeout(this.#again)
  }

  add(message: Omit<Message, 'clientId'>): void {
    this.#keep([...this.#pending, { ...message, clientId: crypto.randomUUID(), at: Date.now() }])
    this.flush()
  }

  retry(clientId: string): void {
    this.#change(clientId, { failed: undefined })
    this.flush()
  }

  discard(clientId: string): void {
    this.#keep(this.#pending.filter((one) => one.clientId !== clientId))
  }

  /** What is among these lines waits no longer. */
  seen(entries: readonly ChatEntry[]): void {
    const left = unsent(this.#pending, entries)
    if (left.length < this.#pending.length) this.#keep(left)
  }

  /** Sends what waits, one after the other, so that it arrives in the order it was written in. */
  flush(): void {
    clearTimeout(this.#again)
    if (this.#isSending || !this.#isOpen) return
    const next = this.#pending.find(({ failed }) => failed === undefined)
    if (!next) return
    this.#isSending = true
    const turn = this.#turn
    const ended = (then: () => void): void => {
      this.#isSending = false
      // The present visitor may have messages waiting.
      if (turn === this.#turn) then()
      else this.flush()
    }
    void sendMessage(next).then(
      ({ entry, state }) => ended(() => this.#arrived(entry, state, next)),
      (error: unknown) => ended(() => this.#refused(error, next)),
    )
  }

  #arrived(entry: ChatEntry, state: ChatState, { clientId }: Pending): void {
    if (isGuest()) {
      storage.set(CHAT_TICKET, '1')
      // The page's stream was opened before there was a ticket.
      if (entry.seq === 1) live.renew()
    }
    this.discard(clientId)
    this.#listener.arrived(entry, state)
    this.flush()
  }

  #refused(error: unknown, { clientId }: Pending): void {
    const { code, againMs } = fateOf(error)
    if (againMs === undefined) {
      this.#change(clientId, { failed: code })
      return this.flush()
    }
    if (code === 'network') this.#listener.lost()
    if (code === 'too_many_requests') this.#change(clientId, { isSlowed: true })
    this.#again = setTimeout(() => this.flush(), Math.max(againMs, AGAIN_MS))
  }

  #change(clientId: string, change: Partial<Pending>): void {
    this.#keep(this.#pending.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)))
  }

  get #pending(): readonly Pending[] {
    return this.#outbox.messages
  }

  #keep(messages: readonly Pending[]): void {
    this.#outbox = { ...this.#outbox, messages }
    keepOutbox(this.#outbox)
    this.#listener.changed(messages)
  }
}

/** A trial account talks as the guest that its visitor is (B6). */
const TRIAL = 4
const isGuest = (): boolean => (currentSession()?.type ?? TRIAL) === TRIAL

/** Whose unsent messages lie in this tab. */
const whose = (): string => (isGuest() ? GUEST : (currentSession()?.userName ?? GUEST))
