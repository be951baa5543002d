import type { DrawThread } from './draw-thread.ts'

/** Pages that wait for a thread at most. */
const MOST_WAITING = 64
/** So long a page waits for a thread at most, ms; then it is sent undrawn. */
const WAIT_LIMIT_MS = 1_500

type Job<Answer> = (thread: DrawThread) => Promise<Answer>

/** Hands threads to pages in the order of their coming; undefined for a page that there is no thread for in time. */
export class DrawQueue {
  /** The one that drew last is at the end: further threads are opened only while it is busy. */
  readonly #idle: DrawThread[]
  readonly #waiting = new Set<(thread: DrawThread | undefined) => void>()
  constructor(threads: readonly DrawThread[]) {
    this.#idle = [...threads]
  }

  async run<Answer>(job: Job<Answer>): Promise<Answer | undefined> {
    const thread = this.#idle.pop() ?? (await this.#wait())
    if (thread === undefined) return undefined
    try {
      return await job(thread)
    } finally {
      this.#free(thread)
    }
  }

  #wait(): Promise<DrawThread | undefined> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.resolve(undefined)
    return new Promise((done) => {
      const go = (thread: DrawThread | undefined): void => {
        clearTimeout(limit)
        this.#waiting.delete(go)
        done(thread)
      }
      const limit = setTimeout(go, WAIT_LIMIT_MS, undefined)
      this.#waiting.add(go)
    })
  }

  #free(thread: DrawThread): void {
    const [next] = this.#waiting
    if (next) next(thread)
    else this.#idle.push(thread)
  }
}
