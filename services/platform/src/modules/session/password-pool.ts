import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { ApiError } from '#api/api-error'

const FILE = new URL('./password.worker.mjs', import.meta.url)
/** Each holds the memory of one hash; more than the cores would only take turns. */
const MOST_WORKERS = 4
/** At the pace of two cores about five seconds: who waits for longer has gone. */
const MOST_WAITING = 256
const RETRY_SECONDS = 5

const answer = z.object({
  id: z.number(),
  value: z.union([z.string(), z.boolean()]).optional(),
  fault: z.string().optional(),
})

export interface PasswordJob {
  /** The hash to compare with; without one a hash is made. */
  readonly stored?: string
  readonly password: string
  readonly cost: Readonly<Record<string, number>>
}

interface Waiting extends PasswordJob {
  readonly resolve: (value: string | boolean) => void
  readonly reject: (error: Error) => void
}

/**
 * Threads that do nothing but hash passwords, below the priority of the rest, with a line of bounded length: whoever signs
 * in takes no time from whoever plays. They start when first needed and let the process end when nothing waits.
 */
export class PasswordPool {
  readonly #size = Math.min(availableParallelism(), MOST_WORKERS)
  readonly #line: Waiting[] = []
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Waiting>()
  #next = 0

  /** Throws ApiError `too_many_requests` when too many wait already. */
  do(job: PasswordJob): Promise<string | boolean> {
    if (this.#line.length >= MOST_WAITING)
      return Promise.reject(new ApiError('too_many_requests', { data: { retryAfter: RETRY_SECONDS } }))
    return new Promise((resolve, reject) => {
      this.#line.push({ ...job, resolve, reject })
      this.#go()
    })
  }

  #go(): void {
    while (this.#line.length > 0) {
      const worker = this.#idle.pop() ?? this.#another()
      const job = worker && this.#line.shift()
      if (!worker || !job) return
      this.#busy.set(worker, job)
      worker.ref()
      const { stored, password, cost } = job
      worker.postMessage({ id: (this.#next += 1), stored, password, cost })
    }
  }

  #another(): Worker | undefined {
    if (this.#busy.size + this.#idle.length >= this.#size) return undefined
    const worker = new Worker(FILE, { execArgv: [] })
    worker.unref()
    worker.on('message', (message: unknown) => this.#done(worker, answer.parse(message)))
    worker.on('error', (error) => this.#lost(worker, error))
    return worker
  }

  #done(worker: Worker, { value, fault }: z.output<typeof answer>): void {
    const job = this.#busy.get(worker)
    this.#busy.delete(worker)
    worker.unref()
    this.#idle.push(worker)
    if (value === undefined) job?.reject(new Error(fault ?? 'the password was not judged'))
    else job?.resolve(value)
    this.#go()
  }

  /** A thread that ended takes its job with it; the next one gets a new thread. */
  #lost(worker: Worker, error: Error): void {
    this.#busy.get(worker)?.reject(error)
    this.#busy.delete(worker)
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    this.#go()
  }
}
