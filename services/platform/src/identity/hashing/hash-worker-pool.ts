import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const FILE = new URL('./password.worker.mjs', import.meta.url)

const answer = z.object({
  id: z.number(),
  value: z.union([z.string(), z.boolean()]).optional(),
  fault: z.string().optional(),
})

/** A hash to make, or to compare a password with. */
export interface PasswordJob {
  /** Called by a pool that has a free thread for the job; false when no caller waits for it any longer. */
  begin(): boolean
  /** The message for the thread. */
  readonly task: { readonly stored?: string; readonly password: string; readonly cost: object }
  resolve(value: string | boolean): void
  reject(error: Error): void
}

/** Threads that hash passwords, one job each at a time; they start when first needed and let the process end when nothing waits. */
export class HashWorkerPool {
  readonly #size: number
  readonly #priority: 'idle' | 'common'
  readonly #line: PasswordJob[] = []
  readonly #free: Worker[] = []
  readonly #busy = new Map<Worker, PasswordJob>()
  #next = 0
  constructor(size: number, priority: 'idle' | 'common') {
    this.#size = size
    this.#priority = priority
  }

  take(job: PasswordJob): void {
    this.#line.push(job)
    this.#go()
  }

  #go(): void {
    while (this.#line.length > 0) {
      const worker = this.#free.pop() ?? this.#another()
      if (!worker) return
      const job = this.#line.shift()
      if (job?.begin() !== true) {
        this.#free.push(worker)
        continue
      }
      this.#busy.set(worker, job)
      worker.ref()
      worker.postMessage({ id: (this.#next += 1), ...job.task })
    }
  }

  #another(): Worker | undefined {
    if (this.#busy.size + this.#free.length >= this.#size) return undefined
    const worker = new Worker(FILE, { execArgv: [], workerData: this.#priority })
    worker.unref()
    worker.on('message', (message: unknown) => this.#done(worker, answer.parse(message)))
    worker.on('error', (error) => this.#lost(worker, error))
    return worker
  }

  #done(worker: Worker, { value, fault }: z.output<typeof answer>): void {
    const job = this.#busy.get(worker)
    this.#busy.delete(worker)
    worker.unref()
    this.#free.push(worker)
    if (value === undefined) job?.reject(new Error(fault ?? 'the password was not judged'))
    else job?.resolve(value)
    this.#go()
  }

  /** A thread that ended takes its job with it; the next one gets a new thread. */
  #lost(worker: Worker, error: Error): void {
    this.#busy.get(worker)?.reject(error)
    this.#busy.delete(worker)
    const at = this.#free.indexOf(worker)
    if (at >= 0) this.#free.splice(at, 1)
    this.#go()
  }
}
