import { ApiError } from '#api/api-error'

const RETRY_SECONDS = 5

/** Runs a few at a time and queues the rest: a rush of sign-ins leaves capacity for members who are signed in. */
export class Semaphore {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #line: (() => void)[] = []
  #inside = 0
  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /** Does the work when its turn comes; throws ApiError `too_many_requests` when too many wait already. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#atOnce) await this.#turn()
    else this.#inside += 1
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#inside -= 1
    }
  }

  /** A finished job passes its place to the next one. */
  #turn(): Promise<void> {
    if (this.#line.length >= this.#mostWaiting)
      return Promise.reject(new ApiError('too_many_requests', { data: { retryAfter: RETRY_SECONDS } }))
    return new Promise((resolve) => void this.#line.push(resolve))
  }
}
