import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Plan, Release } from '@site/config/schema'
import type { ServerBuild } from '#registry/registry.ts'
import type { Drawn } from './draw.worker.ts'
import { DrawQueue } from './draw-queue.ts'
import { DrawThread } from './draw-thread.ts'

/** Drawings kept for the same plan, data and address. */
const KEPT = 200
/** Each holds the builds in its memory. */
const MOST_THREADS = 4
/** The same failure is reported no more often. */
const REPORT_INTERVAL_MS = 60_000

/** Draws frame and landing screen on the server, in threads with a time limit; undefined when it could not. */
export interface Drawer {
  draw(
    plan: Plan,
    url: string,
    shell: ServerBuild,
    releases: ReadonlyMap<string, Release>,
    options?: DrawOptions,
  ): Promise<Drawn | undefined>
  close(): Promise<void>
}

interface DrawOptions {
  /** False where it says nothing of how the releases serve: what is drawn is not what players get. */
  readonly isJudged?: boolean
}

/** What a drawing says of the releases in it. */
export interface DrawingReport {
  /** Drawn whole, and part of what was drawn. */
  readonly drawn: (release: Release) => void
  /** Its own code threw: while it was loaded on the server, or while it was drawn. */
  readonly threw: (release: Release, stage: 'evaluate' | 'draw', message: string) => void
}

interface Options {
  readonly serverBuild: (release: Release) => ServerBuild
  readonly report?: DrawingReport
  readonly onProblem: (message: string) => void
}

export function createDrawer({ serverBuild, report, onProblem }: Options): Drawer {
  const threads = Array.from(
    { length: Math.min(MOST_THREADS, availableParallelism()) },
    () => new DrawThread(onProblem),
  )
  const queue = new DrawQueue(threads)
  const kept = new Map<string, Drawn>()
  const lastReportedAt = new Map<string, number>()

  /** What goes on failing page by page is a line now and then. */
  function reportOnce(failure: string): void {
    if (performance.now() - (lastReportedAt.get(failure) ?? Number.NEGATIVE_INFINITY) < REPORT_INTERVAL_MS)
      return
    lastReportedAt.set(failure, performance.now())
    for (const oldest of lastReportedAt.keys()) if (lastReportedAt.size > KEPT) lastReportedAt.delete(oldest)
    onProblem(failure)
  }

  function reportDrawn({ screen }: Drawn, releases: ReadonlyMap<string, Release>): void {
    for (const [name, release] of releases)
      if (screen.includes(`data-module="${name}"`)) report?.drawn(release)
  }

  async function drawNow(
    plan: Plan,
    url: string,
    shell: ServerBuild,
    releases: ReadonlyMap<string, Release>,
    { isJudged = true }: DrawOptions,
  ): Promise<Drawn | undefined> {
    const key = createHash('sha256')
      .update(url)
      .update(shell.file)
      .update(JSON.stringify(plan))
      .digest('base64')
    const known = kept.get(key)
    if (known) {
      if (isJudged) reportDrawn(known, releases)
      return known
    }
    // What a developer's machine builds has none: its place is left to the page.
    const drawable = [...releases].filter(([, { serverEntry }]) => serverEntry !== '')
    const builds = Object.fromEntries(drawable.map(([name, release]) => [name, serverBuild(release)]))
    const turn = await queue.run(async (thread) => ({
      answer: await thread.draw({ plan, url, shell, builds }),
    }))
    if (turn === undefined) reportOnce('drawing: more pages than can be drawn; some are sent undrawn')
    const answer = turn?.answer
    for (const failure of answer?.failures ?? []) reportOnce(`drawing: ${failure}`)
    if (answer?.drawn?.failure !== undefined) onProblem(`drawing: ${answer.drawn.failure}`)
    for (const { module, stage, message } of answer?.faults ?? []) {
      const release = releases.get(module)
      if (release && !isJudged) reportOnce(`drawing of a preview: ${module} ${release.version}: ${message}`)
      else if (release) report?.threw(release, stage, message)
    }
    if (answer?.drawn?.complete === true && answer.faults.length + answer.failures.length === 0) {
      if (isJudged) reportDrawn(answer.drawn, releases)
      kept.set(key, answer.drawn)
      for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    }
    return answer?.drawn
  }

  return {
    async draw(plan, url, shell, releases, options = {}) {
      try {
        return await drawNow(plan, url, shell, releases, options)
      } catch (error) {
        onProblem(`drawing: ${String(error)}`)
        return undefined
      }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
