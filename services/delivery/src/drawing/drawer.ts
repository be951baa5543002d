import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Plan, Release } from '@site/config/schema'
import type { DrawFault, DrawRequest } from './draw.worker.ts'

/** Longest drawing of a page, ms; slower ones are given up and the skeleton is sent. */
export const DRAW_LIMIT_MS = 1_000
/** The first drawing of a thread also loads the builds. */
const FIRST_DRAW_LIMIT_MS = 6_000
/** Drawings kept for the same plan, data and address. */
const KEPT = 200

export interface Drawn {
  readonly header: string
  readonly screen: string
  readonly footer: string
  readonly welcome: string
  readonly complete: boolean
  readonly failure?: string
}

interface Answer {
  readonly id: number
  readonly drawn?: Drawn
  readonly failures: readonly string[]
  /** Modules whose own code threw. */
  readonly faults?: readonly DrawFault[]
}

/** Draws frame and landing screen on the server, in a thread with a time limit; undefined when it could not. */
export interface Drawer {
  draw(
    plan: Plan,
    url: string,
    shellFile: string,
    releases: ReadonlyMap<string, Release>,
  ): Promise<Drawn | undefined>
  close(): Promise<void>
}

/** What a drawing says of the releases in it. */
export interface DrawingReport {
  /** Drawn whole, and part of what was drawn. */
  readonly drawn: (release: Release) => void
  /** Its own code threw: while it was loaded on the server, or while it was drawn. */
  readonly threw: (release: Release, stage: 'evaluate' | 'draw', message: string) => void
}

interface Options {
  readonly serverFile: (release: Release) => string
  readonly report?: DrawingReport
  readonly onProblem: (message: string) => void
}

export function createDrawer({ serverFile, report, onProblem }: Options): Drawer {
  const waiting = new Map<number, (answer: Answer | undefined) => void>()
  let worker: Worker | undefined
  let warm = false
  let count = 0
  let turn: Promise<Answer | undefined> = Promise.resolve(undefined)
  const kept = new Map<string, Drawn>()

  function start(): Worker {
    const started = new Worker(new URL('./draw.worker.boot.mjs', import.meta.url))
    started.on('message', (answer: Answer) => {
      warm = true
      for (const failure of answer.failures) onProblem(`drawing: ${failure}`)
      waiting.get(answer.id)?.(answer)
    })
    const lost = (reason: string): void => {
      if (worker !== started) return
      worker = undefined
      warm = false
      onProblem(`drawing: the thread ended: ${reason}`)
      for (const give of waiting.values()) give(undefined)
    }
    started.on('error', (error) => lost(String(error)))
    started.on('exit', () => lost('exit'))
    started.unref()
    return started
  }

  async function drawNow(request: Omit<DrawRequest, 'id'>): Promise<Answer | undefined> {
    worker ??= start()
    const thread = worker
    const id = ++count
    const answer = await new Promise<Answer | undefined>((done) => {
      const limit = setTimeout(
        () => {
          onProblem(`drawing: ${request.url} took longer than its limit`)
          if (worker === thread) {
            worker = undefined
            warm = false
          }
          void thread.terminate()
          done(undefined)
        },
        warm ? DRAW_LIMIT_MS : FIRST_DRAW_LIMIT_MS,
      )
      waiting.set(id, (given) => {
        clearTimeout(limit)
        done(given)
      })
      thread.postMessage({ id, ...request } satisfies DrawRequest)
    })
    waiting.delete(id)
    return answer
  }

  function tellDrawn({ screen }: Drawn, releases: ReadonlyMap<string, Release>): void {
    for (const [name, release] of releases)
      if (screen.includes(`data-module="${name}"`)) report?.drawn(release)
  }

  return {
    async draw(plan, url, shellFile, releases) {
      const key = createHash('sha256')
        .update(url)
        .update(shellFile)
        .update(JSON.stringify(plan))
        .digest('base64')
      const known = kept.get(key)
      if (known) {
        tellDrawn(known, releases)
        return known
      }
      const files = Object.fromEntries([...releases].map(([name, release]) => [name, serverFile(release)]))
      // One at a time: the limit is for the drawing, not for the wait before it.
      const answer = await (turn = turn.then(() => drawNow({ plan, url, shellFile, files })))
      if (answer?.drawn?.failure !== undefined) onProblem(`drawing: ${answer.drawn.failure}`)
      for (const { module, stage, message } of answer?.faults ?? []) {
        const release = releases.get(module)
        if (release) report?.threw(release, stage, message)
      }
      if (answer?.drawn?.complete === true && (answer.faults ?? []).length === 0) {
        tellDrawn(answer.drawn, releases)
        kept.set(key, answer.drawn)
        for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
      }
      return answer?.drawn
    },
    async close() {
      const last = worker
      worker = undefined
      await last?.terminate()
    },
  }
}
