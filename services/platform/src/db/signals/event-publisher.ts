import { sql } from 'kysely'
import type { Database } from '#db/database'
import { SIGNAL_CHANNEL, type Signal } from '#db/signals/signal'

/** Signals of so many ms are published together: publishing waits for a lock that all commits share. */
const TOGETHER_MS = 25

/**
 * Publishes what is committed already, after the transaction and outside of it. For facts that a page can always fetch
 * again: a signal that is lost with a killed process is followed by that of the next change.
 */
export class EventPublisher {
  readonly #db: Database
  readonly #failed: (error: unknown) => void
  #waiting = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #publishing: Promise<void> = Promise.resolve()
  constructor(db: Database, failed: (error: unknown) => void) {
    this.#db = db
    this.#failed = failed
  }

  publish(signal: Signal): void {
    this.#waiting.add(JSON.stringify(signal))
    this.#timer ??= setTimeout(() => this.#flush(), TOGETHER_MS)
  }

  async close(): Promise<void> {
    if (this.#timer) this.#flush()
    await this.#publishing
  }

  #flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const signals = [...this.#waiting]
    this.#waiting = new Set()
    this.#publishing = this.#publishing.then(() => this.#send(signals)).catch(this.#failed)
  }

  async #send(signals: readonly string[]): Promise<void> {
    await sql`select pg_notify(${SIGNAL_CHANNEL}::text, signal) from jsonb_array_elements_text(${JSON.stringify(signals)}::text::jsonb) signal`.execute(
      this.#db,
    )
  }
}
