import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The request that a call carries out. */
export interface Approves {
  readonly requestId: string
  readonly requestedBy: string
}

/** Names a call that this process makes to itself; a value that it has not made means nothing. */
export const REPLAY_HEADER = 'x-approved-call'

/** Calls that this process makes because a second person has approved them. */
export class Replays {
  readonly #running = new Map<string, Approves>()

  /** Runs `work` with the header's value under which its calls count as approved. */
  async with<T>(approves: Approves, work: (key: string) => Promise<T>): Promise<T> {
    const key = randomBytes(32).toString('base64url')
    this.#running.set(key, approves)
    try {
      return await work(key)
    } finally {
      this.#running.delete(key)
    }
  }

  of(headers: IncomingHttpHeaders): Approves | undefined {
    const key = headers[REPLAY_HEADER]
    return typeof key === 'string' ? this.#running.get(key) : undefined
  }
}
