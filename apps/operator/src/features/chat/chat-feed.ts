import { OPERATOR_EVENTS_PATH, type OperatorChatEvent } from '@site/shared-api/contract/operator-chat'
import { currentSession } from '#session/session.ts'

const AGAIN_MS = 3_000

type Listener = (event: OperatorChatEvent) => void

/**
 * Events of conversations from the platform: one stream while a page listens, opened again whenever it is lost. An
 * event stream of the browser cannot send the session's token, so it is read from an answer.
 */
export class ChatFeed {
  #isOpen = false
  #abort: AbortController | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<Listener>()
  readonly #watchers = new Set<() => void>()
  /** Called when the stream is back: events may have been missed. */
  readonly #missed = new Set<() => void>()

  readonly isOpen = (): boolean => this.#isOpen
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Listens until what it returns is called; the last to go closes the stream. */
  listen(listener: Listener, missed: () => void): () => void {
    this.#listeners.add(listener)
    this.#missed.add(missed)
    if (this.#listeners.size === 1) void this.#open()
    return () => {
      this.#listeners.delete(listener)
      this.#missed.delete(missed)
      if (this.#listeners.size > 0) return
      clearTimeout(this.#again)
      this.#abort?.abort()
      this.#abort = undefined
    }
  }

  async #open(): Promise<void> {
    const abort = new AbortController()
    this.#abort = abort
    try {
      const answer = await fetch(OPERATOR_EVENTS_PATH, {
        credentials: 'same-origin',
        headers: { Authorization: `Bearer ${currentSession()?.token ?? ''}` },
        signal: abort.signal,
      })
      if (answer.ok && answer.body) await this.#read(answer.body)
    } catch {
      // Lost, or given up: what follows is the same.
    }
    this.#become(false)
    if (this.#abort === abort) this.#again = setTimeout(() => void this.#open(), AGAIN_MS)
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    this.#become(true)
    for (const missed of this.#missed) missed()
    const decoder = new TextDecoder()
    const reader = body.getReader()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        this.#dispatch(text.slice(0, end))
        text = text.slice(end + 2)
      }
    }
  }

  #dispatch(block: string): void {
    const event = /^event: (.*)$/m.exec(block)?.[1]
    if (event === 'again') for (const missed of this.#missed) missed()
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (event !== 'chat' || data === undefined) return
    const payload: OperatorChatEvent = JSON.parse(data)
    for (const listener of this.#listeners) listener(payload)
  }

  #become(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return
    this.#isOpen = isOpen
    for (const watcher of this.#watchers) watcher()
  }
}

/** The one of the console. */
export const chatFeed = new ChatFeed()
