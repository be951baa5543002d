import { Worker } from 'node:worker_threads'
import type { DrawAnswer, DrawRequest } from './draw.worker.ts'

/** Longest drawing of a page, ms; slower ones are given up and the skeleton is sent. */
export const DRAW_LIMIT_MS = 1_000
/** The first drawing of a thread also loads the builds. */
const FIRST_DRAW_LIMIT_MS = 6_000
/** A build that takes more costs its thread, not the service. */
const MEMORY = { maxOldGenerationSizeMb: 512 }

/** A thread that draws one page at a time; one that was lost or does not end is replaced for the next page. */
export class DrawThread {
  readonly #onProblem: (message: string) => void
  #worker: Worker | undefined
  #warm = false
  /** Ends the drawing that is under way. */
  #give: ((answer: DrawAnswer | undefined) => void) | undefined
  constructor(onProblem: (message: string) => void) {
    this.#onProblem = onProblem
  }

  /** Undefined where it took too long or the thread ended; throws where none can be opened or handed the page. */
  async draw(request: DrawRequest): Promise<DrawAnswer | undefined> {
    const worker = (this.#worker ??= this.#open())
    let limit: NodeJS.Timeout | undefined
    try {
      return await new Promise<DrawAnswer | undefined>((done) => {
        this.#give = done
        limit = setTimeout(
          () => {
            // Never its query: there stand tokens.
            this.#onProblem(`drawing: ${request.url.split('?', 1)[0]} took longer than its limit`)
            void this.close()
          },
          this.#warm ? DRAW_LIMIT_MS : FIRST_DRAW_LIMIT_MS,
        )
        worker.postMessage(request)
      })
    } finally {
      clearTimeout(limit)
      this.#give = undefined
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    this.#warm = false
    this.#give?.(undefined)
    await worker?.terminate()
  }

  #open(): Worker {
    const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), { resourceLimits: MEMORY })
    const lost = (reason: string): void => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#warm = false
      this.#onProblem(`drawing: the thread ended: ${reason}`)
      this.#give?.(undefined)
    }
    worker.on('message', (answer: DrawAnswer) => {
      if (this.#worker !== worker) return
      this.#warm = true
      this.#give?.(answer)
    })
    worker.on('error', (error) => lost(String(error)))
    worker.on('exit', () => lost('exit'))
    worker.unref()
    return worker
  }
}
