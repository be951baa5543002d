import { availableParallelism } from 'node:os'
import { ApiError } from '#api/api-error'
import { HashWorkerPool, type PasswordJob } from '#identity/hashing/hash-worker-pool'

/** Each holds the memory of one hash; more than the cores would only take turns. */
const MOST_IDLE_THREADS = 4
/** At the pace of two cores about five seconds: who waits for longer has gone. */
const MOST_OPEN = 256
const RETRY_SECONDS = 5
/** How long a job waits for an idle processor. */
const PATIENCE_MS = 500
/** And while the one before it waited in vain: an idle thread that runs at all has made a hash by then. */
const STARVED_PATIENCE_MS = 50

/**
 * Hashes passwords beside everything else, with a queue of bounded length. A sign-in that comes alone is hashed at once. A rush takes
 * no time from members who play: it is hashed where no other work wants the processor, and what has waited for long by the one
 * thread of the common priority.
 */
export class PasswordPool {
  readonly #idle: HashWorkerPool
  readonly #common = new HashWorkerPool(1, 'common')
  /** How many are waited for. */
  #open = 0
  /** Whether the last one found no idle processor in time. */
  #isStarved = false
  constructor(idleThreads = Math.min(availableParallelism(), MOST_IDLE_THREADS)) {
    this.#idle = new HashWorkerPool(idleThreads, 'idle')
  }

  /** Throws ApiError `too_many_requests` when too many wait already. */
  do(task: PasswordJob['task']): Promise<string | boolean> {
    if (this.#open >= MOST_OPEN)
      return Promise.reject(new ApiError('too_many_requests', { data: { retryAfter: RETRY_SECONDS } }))
    return new Promise((resolve, reject) => {
      let isOpen = true
      let isRescued = false
      let isOverdue = false
      const isAlone = this.#open === 0
      this.#open += 1
      const close = (): void => {
        if (isOpen) this.#open -= 1
        isOpen = false
        clearTimeout(overdue)
      }
      let overdue: NodeJS.Timeout | undefined
      const job = {
        task,
        resolve: (value: string | boolean) => (close(), resolve(value)),
        reject: (error: Error) => (close(), reject(error)),
      }
      if (isAlone) return this.#common.take({ ...job, begin: () => true })
      // An idle thread may have begun it and get no processor: then both are at it, and the first answer counts.
      const rescue = (): void => {
        isOverdue = true
        this.#isStarved = true
        this.#common.take({ ...job, begin: () => isOpen && (isRescued = true) })
      }
      overdue = setTimeout(rescue, this.#isStarved ? STARVED_PATIENCE_MS : PATIENCE_MS)
      this.#idle.take({
        ...job,
        resolve: (value) => {
          if (!isOverdue) this.#isStarved = false
          job.resolve(value)
        },
        begin: () => isOpen && !isRescued,
      })
    })
  }
}
