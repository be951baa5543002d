import type { Throttle } from '#operations/index'

/** An instance that has gone in the middle of an attempt holds it up no longer than this. */
const LONGEST_MS = 20_000
const LOOK_AGAIN_MS = 100

/** One at a time for each key, over all instances: a double submit waits for the first, whichever instance has that. */
export class Turns {
  readonly #throttle: Throttle
  /** What this instance is doing: only the first in its line asks what the others do. */
  readonly #lines = new Map<string, Promise<unknown>>()
  constructor(throttle: Throttle) {
    this.#throttle = throttle
  }

  /** Does the work when no other caller does it for this key; throws what the work throws. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#lines.get(key) ?? Promise.resolve()
    const mine = before.then(() => this.#alone(key, work))
    const settled = mine.catch(() => undefined)
    this.#lines.set(key, settled)
    try {
      return await mine
    } finally {
      if (this.#lines.get(key) === settled) this.#lines.delete(key)
    }
  }

  async #alone<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = { subject: `turn:${key}`, windowMs: LONGEST_MS, most: 1 }
    // The first to count gets the lock, and deletes the count at its end.
    while ((await this.#throttle.ask(turn)).isRefused)
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    try {
      return await work()
    } finally {
      await this.#throttle.forget(turn)
    }
  }
}
