import type { ChatEntry } from '@site/shared-api/contract/chat'
import {
  markOperatorChat,
  readChat,
  replyChat,
  replyChatPicture,
  typeOperatorChat,
  type ChatSummary,
} from '@site/shared-api/contract/operator-chat'
import { call } from '#client/call.ts'
import { ConsoleError } from '#client/console-error.ts'
import { chatFeed } from '#features/chat/chat-feed.ts'

const TYPING_SHOWN_MS = 5_000
const TYPING_INTERVAL_MS = 3_000
const AGAIN_MS = 3_000
const MOST = 100
const FIRST_OF_SERVER = 500

/** A picture that an operator chose. */
export interface ChosenPicture {
  readonly file: Blob
  /** The same as a data address, to be shown until it is there. */
  readonly src: string
}

/** An answer that is not there yet; `failed` is why it never will be by itself. */
export interface Waiting {
  readonly clientId: string
  readonly text: string
  readonly picture?: ChosenPicture
  readonly failed?: unknown
}

export interface ThreadState {
  readonly chat?: ChatSummary
  readonly entries: readonly ChatEntry[]
  readonly hasEarlier: boolean
  readonly waiting: readonly Waiting[]
  readonly isTyping: boolean
  readonly problem?: unknown
}

/** One conversation as the page has it: every line once and in order, over lost streams; answers wait until the platform has them. */
export class Thread {
  #state: ThreadState = { entries: [], hasEarlier: false, waiting: [], isTyping: false }
  readonly #listeners = new Set<() => void>()
  #asking: Promise<void> | undefined
  #isSending = false
  #isOver = false
  #again: ReturnType<typeof setTimeout> | undefined
  #typing: ReturnType<typeof setTimeout> | undefined
  #typingSentAt = 0
  #marked = 0

  readonly id: string

  constructor(id: string) {
    this.id = id
  }

  readonly get = (): ThreadState => this.#state
  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  start(): () => void {
    this.#isOver = false
    const leave = chatFeed.listen(
      ({ chat, entry, typing }) => {
        if (typing === this.id) this.#seeTyping()
        if (chat?.id !== this.id) return
        if (entry) this.#take(entry)
        this.note(chat)
      },
      () => void this.#catchUp().then(() => this.#flush()),
    )
    const seen = (): void => this.#mark()
    document.addEventListener('visibilitychange', seen)
    void this.load()
    return () => {
      this.#isOver = true
      leave()
      document.removeEventListener('visibilitychange', seen)
      clearTimeout(this.#again)
      clearTimeout(this.#typing)
    }
  }

  async load(): Promise<void> {
    try {
      const { chat, entries, hasEarlier } = await call(readChat, { params: { id: this.id } })
      this.#set({ chat, entries, hasEarlier, problem: undefined })
      this.#mark()
    } catch (problem) {
      this.#set({ problem })
    }
  }

  async earlier(): Promise<void> {
    const before = this.#state.entries[0]?.seq
    if (before === undefined) return
    const { entries, hasEarlier } = await call(readChat, { params: { id: this.id }, query: { before } })
    if (this.#state.entries[0]?.seq === before)
      this.#set({ entries: [...entries, ...this.#state.entries], hasEarlier })
  }

  send(text: string, picture?: ChosenPicture): void {
    const answer = { clientId: crypto.randomUUID(), text, ...(picture !== undefined && { picture }) }
    this.#set({ waiting: [...this.#state.waiting, answer] })
    this.#flush()
  }

  retry(clientId: string): void {
    this.#change(clientId, undefined)
    this.#flush()
  }

  discard(clientId: string): void {
    this.#set({ waiting: this.#state.waiting.filter((one) => one.clientId !== clientId) })
  }

  typing(): void {
    if (Date.now() - this.#typingSentAt < TYPING_INTERVAL_MS) return
    this.#typingSentAt = Date.now()
    call(typeOperatorChat, { params: { id: this.id } }).catch(() => undefined)
  }

  /** Its state; lines that this page lacks are fetched. */
  note(chat: ChatSummary): void {
    this.#set({ chat })
    if (chat.lastSeq > this.#last) void this.#catchUp()
    this.#mark()
  }

  get #last(): number {
    return this.#state.entries.at(-1)?.seq ?? 0
  }

  #set(change: Partial<ThreadState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #take(entry: ChatEntry): void {
    if (entry.seq !== this.#last + 1) return
    this.#add([entry])
  }

  #add(lines: readonly ChatEntry[]): void {
    const there = new Set(lines.map(({ clientId }) => clientId))
    this.#set({
      entries: [...this.#state.entries, ...lines],
      waiting: this.#state.waiting.filter(({ clientId }) => !there.has(clientId)),
      isTyping: false,
    })
  }

  #catchUp(): Promise<void> {
    this.#asking ??= this.#askOn().finally(() => (this.#asking = undefined))
    return this.#asking
  }

  async #askOn(): Promise<void> {
    // A page that has nothing yet asks for the newest.
    if (this.#state.chat === undefined) return await this.load()
    for (let hasLater = true; hasLater && !this.#isOver;) {
      const query = { after: this.#last, limit: MOST }
      const answer = await call(readChat, { params: { id: this.id }, query }).catch(() => undefined)
      if (!answer) return
      hasLater = answer.hasLater
      const known = this.#last
      this.#add(answer.entries.filter(({ seq }) => seq > known))
      this.#set({ chat: answer.chat })
    }
    this.#mark()
  }

  #flush(): void {
    clearTimeout(this.#again)
    const next = this.#state.waiting.find(({ failed }) => failed === undefined)
    if (this.#isSending || this.#isOver || !next) return
    this.#isSending = true
    const { clientId, text, picture } = next
    const params = { id: this.id }
    const sent =
      picture === undefined
        ? call(replyChat, { params, body: { clientId, text } })
        : call(replyChatPicture, { params, query: { clientId }, pictures: [picture.file] })
    sent.then(
      ({ entry, chat }) => {
        this.#isSending = false
        this.discard(clientId)
        this.#take(entry)
        this.note(chat)
        this.#flush()
      },
      (problem: unknown) => {
        this.#isSending = false
        if (passesBy(problem)) this.#again = setTimeout(() => this.#flush(), AGAIN_MS)
        else {
          this.#change(clientId, problem)
          this.#flush()
        }
      },
    )
  }

  #change(clientId: string, failed: unknown): void {
    this.#set({
      waiting: this.#state.waiting.map((one) => (one.clientId === clientId ? { ...one, failed } : one)),
    })
  }

  #mark(): void {
    const { chat } = this.#state
    const last = this.#last
    if (!chat || chat.unread === 0 || last <= this.#marked || document.visibilityState !== 'visible') return
    this.#marked = last
    call(markOperatorChat, { params: { id: this.id }, body: { read: last } }).then(
      (answer) => this.#set({ chat: answer.chat }),
      () => (this.#marked = 0),
    )
  }

  #seeTyping(): void {
    clearTimeout(this.#typing)
    this.#set({ isTyping: true })
    this.#typing = setTimeout(() => this.#set({ isTyping: false }), TYPING_SHOWN_MS)
  }
}

/** A lost network and a platform that is away pass by; a refusal stays one. */
const passesBy = (problem: unknown): boolean =>
  problem instanceof ConsoleError && (problem.status === 0 || problem.status >= FIRST_OF_SERVER)
