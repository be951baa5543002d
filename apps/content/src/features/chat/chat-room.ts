import { live, site } from '@site/shared-api'
import {
  markRead,
  rate,
  readConversation,
  sendTyping,
  type ChatEntry,
  type ChatState,
  type Message,
  type Office,
} from './chat.api.ts'
import { fateOf } from './fate.ts'
import type { Pending } from './pending.ts'
import { Sending } from './sending.ts'

/** The other side types as long as it has not been silent for this. */
const TYPING_SHOWN_MS = 5_000
const TYPING_INTERVAL_MS = 3_000

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
 * The conversation as this page has it. What was missed is fetched from the last number on; what is written waits in the tab,
 * under an id of its own, until the platform has it: every message once and in order, over reloads and lost networks (CON-08).
 */
export class ChatRoom {
  #room: Room = EMPTY
  readonly #listeners = new Set<() => void>()
  #catching: Promise<void> | undefined
  #typing: ReturnType<typeof setTimeout> | undefined
  #typingSentAt = 0
  #marked = 0
  #visit = 0

  readonly #sending = new Sending({
    changed: (pending) => this.#set({ pending }),
    arrived: (entry, state) => {
      this.#set({ isOffline: false })
      this.#take([entry])
      this.#note(state)
    },
    lost: () => this.#set({ isOffline: true }),
  })

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
    // Another visitor has another conversation.
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
      this.#sending.stop()
      clearTimeout(this.#typing)
    }
  }

  /** Reads the newest page anew. */
  async load(): Promise<void> {
    const visit = (this.#visit += 1)
    this.#marked = 0
    this.#set(EMPTY)
    this.#sending.begin()
    try {
      const { entries, hasEarlier, state, office } = await readConversation()
      if (visit !== this.#visit) return
      this.#set({ status: 'ready', entries, hasEarlier, office })
      this.#note(state)
      this.#sending.open(entries)
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
    this.#sending.add(message)
  }

  retry(clientId: string): void {
    this.#sending.retry(clientId)
  }

  discard(clientId: string): void {
    this.#sending.discard(clientId)
  }

  typing(): void {
    const now = Date.now()
    if (this.#room.entries.length === 0 || now - this.#typingSentAt < TYPING_INTERVAL_MS) return
    this.#typingSentAt = now
    sendTyping().catch(() => undefined)
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

  /** Takes lines in their order, each once; a gap is filled from the platform. */
  #take(lines: readonly ChatEntry[]): void {
    if (this.#room.status !== 'ready') return
    const fresh = lines.filter(({ seq }, at) => seq === this.#last + 1 + at)
    if (lines.some(({ seq }) => seq > this.#last + fresh.length)) void this.#catchUp()
    if (fresh.length === 0) return
    const entries = [...this.#room.entries, ...fresh]
    this.#set({ entries, isTyping: false })
    this.#sending.seen(fresh)
    this.#mark()
  }

  /** Takes the state; fetches the lines that this page lacks. */
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
      this.#sending.seen(fresh)
    }
    this.#mark()
  }

  #back(): void {
    if (this.#room.status === 'failed') return void this.load()
    if (this.#room.status !== 'ready') return
    void this.#catchUp()
    this.#sending.flush()
  }

  /** A visible page has been read. */
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
