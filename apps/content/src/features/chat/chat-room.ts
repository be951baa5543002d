import { currentSession, live, site, storage } from '@site/shared-api'
import { CHAT_TICKET } from '#chat-launch/chat-ticket.ts'
import {
  markRead,
  rate,
  readConversation,
  sendMessage,
  tellTyping,
  type ChatEntry,
  type ChatState,
  type Message,
  type Office,
} from './chat.api.ts'
import { fateOf } from './fate.ts'
import { keptOutbox, keepOutbox } from './outbox.ts'

/** The other side types as long as it has not been silent for this. */
const TYPING_SHOWN_MS = 5_000
const TYPING_TOLD_MS = 3_000
const AGAIN_MS = 3_000

/** A message that is not there yet; `failed` is why it never will be by itself. */
export interface Pending extends Message {
  readonly failed?: string | undefined
}

export interface Room {
  readonly status: 'loading' | 'failed' | 'ready'
  /** Why it failed: the code of the catalogue. */
  readonly code?: string
  readonly state?: ChatState
  readonly office?: Office
  readonly entries: readonly ChatEntry[]
  readonly hasEarlier: boolean
  readonly pending: readonly Pending[]
  readonly isTyping: boolean
  readonly isOffline: boolean
}

const EMPTY: Room = {
  status: 'loading',
  entries: [],
  hasEarlier: false,
  pending: [],
  isTyping: false,
  isOffline: false,
}

/**
 * The conversation as this page has it. What was missed is asked for from the last number on; what is written waits in the tab,
 * under an id of its own, until the platform has it: every message once and in order, over reloads and lost networks (CON-08).
 */
export class ChatRoom {
  #room: Room = EMPTY
  readonly #listeners = new Set<() => void>()
  #catching: Promise<void> | undefined
  #isSending = false
  #again: ReturnType<typeof setTimeout> | undefined
  #typing: ReturnType<typeof setTimeout> | undefined
  #toldTyping = 0
  #marked = 0
  #visit = 0

  readonly get = (): Room => this.#room
  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins to listen; returns what ends it. */
  start(): () => void {
    const { bus } = site()
    const following = bus.on('chatTold').subscribe(({ data: { entry, state, typing } }) => {
      if (typing) this.#seeTyping()
      if (entry) this.#take([entry])
      if (state) this.#note(state)
    })
    // Somebody else now: another conversation.
    const begin = (): void => void this.load()
    following.add(bus.on('sessionStarted').subscribe(begin))
    following.add(bus.on('sessionEnded').subscribe(begin))
    following.add(
      live.state.subscribe((state) => {
        if (this.#room.status !== 'ready') return
        this.#set({ isOffline: state === 'down' })
        if (state === 'open') this.#back()
      }),
    )
    const back = (): void => this.#back()
    const seen = (): void => this.#mark()
    addEventListener('online', back)
    document.addEventListener('visibilitychange', seen)
    void this.load()
    return () => {
      this.#visit += 1
      following.unsubscribe()
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', seen)
      clearTimeout(this.#again)
      clearTimeout(this.#typing)
    }
  }

  /** Reads the newest page anew. */
  async load(): Promise<void> {
    const visit = (this.#visit += 1)
    this.#marked = 0
    this.#set({ ...EMPTY, pending: keptOutbox(whose()) })
    try {
      const { entries, hasEarlier, state, office } = await readConversation()
      if (visit !== this.#visit) return
      this.#set({
        status: 'ready',
        entries,
        hasEarlier,
        office,
        pending: unsent(this.#room.pending, entries),
      })
      this.#note(state)
      this.#flush()
    } catch (error) {
      if (visit === this.#visit) this.#set({ status: 'failed', code: fateOf(error).code })
    }
  }

  async earlier(): Promise<void> {
    const [first] = this.#room.entries
    if (!first) return
    const visit = this.#visit
    const { entries, hasEarlier } = await readConversation({ before: first.seq })
    if (visit !== this.#visit || this.#room.entries[0]?.seq !== first.seq) return
    this.#set({ entries: [...entries, ...this.#room.entries], hasEarlier })
  }

  send(message: Omit<Message, 'clientId'>): void {
    this.#keep([...this.#room.pending, { ...message, clientId: crypto.randomUUID() }])
    this.#flush()
  }

  retry(clientId: string): void {
    this.#keep(
      this.#room.pending.map((one) => (one.clientId === clientId ? { ...one, failed: undefined } : one)),
    )
    this.#flush()
  }

  discard(clientId: string): void {
    this.#keep(this.#room.pending.filter((one) => one.clientId !== clientId))
  }

  typing(): void {
    const now = Date.now()
    if (this.#room.entries.length === 0 || now - this.#toldTyping < TYPING_TOLD_MS) return
    this.#toldTyping = now
    tellTyping().catch(() => undefined)
  }

  async rate(stars: number): Promise<void> {
    this.#note((await rate(stars)).state)
  }

  get #last(): number {
    return this.#room.entries.at(-1)?.seq ?? 0
  }

  #set(change: Partial<Room>): void {
    this.#room = { ...this.#room, ...change }
    for (const listener of this.#listeners) listener()
  }

  #keep(pending: readonly Pending[]): void {
    keepOutbox(whose(), pending)
    this.#set({ pending })
  }

  /** Takes lines in their order, each once; a gap is filled from the platform. */
  #take(lines: readonly ChatEntry[]): void {
    if (this.#room.status !== 'ready') return
    const fresh = lines.filter(({ seq }, at) => seq === this.#last + 1 + at)
    if (lines.some(({ seq }) => seq > this.#last + fresh.length)) void this.#catchUp()
    if (fresh.length === 0) return
    const entries = [...this.#room.entries, ...fresh]
    this.#set({ entries, isTyping: false })
    const left = unsent(this.#room.pending, fresh)
    if (left.length < this.#room.pending.length) this.#keep(left)
    this.#mark()
  }

  /** How it stands; what this page lacks is asked for. */
  #note(state: ChatState): void {
    if (this.#room.status !== 'ready') return
    this.#set({ state })
    if (state.lastSeq > this.#last) void this.#catchUp()
    this.#mark()
  }

  #catchUp(): Promise<void> {
    this.#catching ??= this.#askOn(this.#visit).finally(() => (this.#catching = undefined))
    return this.#catching
  }

  async #askOn(visit: number): Promise<void> {
    for (let hasLater = true; hasLater && visit === this.#visit;) {
      const answer = await readConversation({ after: this.#last }).catch(() => undefined)
      if (!answer || visit !== this.#visit) return
      const { entries } = answer
      hasLater = answer.hasLater
      const known = this.#last
      const fresh = entries.filter(({ seq }) => seq > known)
      const { state, office } = answer
      this.#set({ entries: [...this.#room.entries, ...fresh], state, office, isOffline: false })
      const left = unsent(this.#room.pending, fresh)
      if (left.length < this.#room.pending.length) this.#keep(left)
    }
    this.#mark()
  }

  #back(): void {
    if (this.#room.status === 'failed') return void this.load()
    if (this.#room.status !== 'ready') return
    void this.#catchUp()
    this.#flush()
  }

  /** Sends what waits, one after the other, so that it arrives in the order it was written in. */
  #flush(): void {
    clearTimeout(this.#again)
    if (this.#isSending || this.#room.status !== 'ready') return
    const next = this.#room.pending.find(({ failed }) => failed === undefined)
    if (!next) return
    this.#isSending = true
    const visit = this.#visit
    void sendMessage(next).then(
      ({ entry, state }) => {
        this.#isSending = false
        // Whoever it is now may have something waiting.
        if (visit !== this.#visit) return this.#flush()
        if (isGuest()) {
          storage.set(CHAT_TICKET, '1')
          // The page's stream was opened before there was a ticket.
          if (entry.seq === 1) live.renew()
        }
        this.#set({ isOffline: false })
        this.discard(next.clientId)
        this.#take([entry])
        this.#note(state)
        this.#flush()
      },
      (error: unknown) => {
        this.#isSending = false
        if (visit !== this.#visit) return this.#flush()
        const { code, againMs } = fateOf(error)
        if (againMs === undefined) {
          this.#keep(
            this.#room.pending.map((one) =>
              one.clientId === next.clientId ? { ...one, failed: code } : one,
            ),
          )
          return this.#flush()
        }
        if (code === 'network') this.#set({ isOffline: true })
        this.#again = setTimeout(() => this.#flush(), Math.max(againMs, AGAIN_MS))
      },
    )
  }

  /** Whoever looks at the page has read what is on it. */
  #mark(): void {
    const { status, state } = this.#room
    if (status !== 'ready' || document.visibilityState !== 'visible') return
    const last = this.#last
    if (!state || state.unread === 0 || last <= this.#marked) return
    this.#marked = last
    markRead(last).then(
      (answer) => this.#note(answer.state),
      () => (this.#marked = 0),
    )
  }

  #seeTyping(): void {
    clearTimeout(this.#typing)
    this.#set({ isTyping: true })
    this.#typing = setTimeout(() => this.#set({ isTyping: false }), TYPING_SHOWN_MS)
  }
}

/** A trial account talks as the guest that its visitor is (B6). */
const TRIAL = 4
const isGuest = (): boolean => (currentSession()?.type ?? TRIAL) === TRIAL

/** Whose unsent messages lie in this tab. */
const whose = (): string => currentSession()?.userName ?? ''

function unsent(pending: readonly Pending[], entries: readonly ChatEntry[]): readonly Pending[] {
  const there = new Set(entries.map(({ clientId }) => clientId))
  return pending.filter(({ clientId }) => !there.has(clientId))
}
