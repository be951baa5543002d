import type { LiveEvents } from '@site/shared-api/contract/live'
import type { Platform } from '#api/platform'
import type { LiveHub, Stream } from '#live/events/live-hub'
import { endOf, selectStates } from '#identity/index'

/** How often streams are looked through for sessions that have run out. */
const LOOK_EVERY_MS = 1_000

/** Publishes the end of a session, and why, to its open pages (SHL-34): at once when it is ended, a moment after it has run out. */
export class OwnSession {
  readonly #platform: Platform
  readonly #hub: LiveHub
  readonly #failed: (error: unknown) => void
  /** When each stream's session ends, as far as this instance knows: renewals are read when it is reached. */
  readonly #due = new WeakMap<Stream, number>()
  readonly #notified = new WeakSet<Stream>()
  readonly #looking: NodeJS.Timeout
  constructor(platform: Platform, hub: LiveHub, failed: (error: unknown) => void) {
    this.#platform = platform
    this.#hub = hub
    this.#failed = failed
    this.#looking = setInterval(() => this.#look(), LOOK_EVERY_MS).unref()
  }

  /** Watches a stream that has just been opened: its session may have ended since the ticket. */
  watch(stream: Stream): void {
    if (stream.member) this.#publishEnded([stream]).catch(this.#failed)
  }

  async publishToMember(memberId: string): Promise<void> {
    await this.#publishEnded(this.#hub.ofMember(memberId))
  }

  close(): void {
    clearInterval(this.#looking)
  }

  #look(): void {
    const now = this.#platform.clock.now().getTime()
    const due = this.#hub.ofMembers().filter((stream) => (this.#due.get(stream) ?? Infinity) <= now)
    if (due.length > 0) this.#publishEnded(due).catch(this.#failed)
  }

  async #publishEnded(streams: readonly Stream[]): Promise<void> {
    const open = streams.filter((stream) => !this.#notified.has(stream))
    const now = this.#platform.clock.now()
    const ids = new Set(open.flatMap(({ member }) => member?.sessionId ?? []))
    const states = new Map(
      (await selectStates(this.#platform.db, [...ids], now)).map((state) => [state.id, state]),
    )
    for (const stream of open) {
      const state = states.get(stream.member?.sessionId ?? '')
      const reason = state === undefined ? 'expired' : endOf(state, now)
      if (reason === undefined) this.#due.set(stream, state?.expires_at.getTime() ?? Infinity)
      else this.#end(stream, { reason })
    }
  }

  #end(stream: Stream, event: LiveEvents['sessionEnded']): void {
    if (this.#notified.has(stream)) return
    this.#notified.add(stream)
    this.#due.delete(stream)
    this.#hub.send(stream, 'sessionEnded', event)
  }
}
