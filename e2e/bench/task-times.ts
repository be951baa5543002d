import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * The longest task of the page's main thread while `work` runs, in ms of that thread's own processor time: what the site's
 * code costs, also on a machine that is busy with other things.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] } // reason: the browser's own format
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  )
  const tasks = trace.traceEvents
    .filter((event) => event.ph === 'X' && /RunTask/.test(event.name) && mains.has(thread(event)))
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1_000)
  return tasks.length === 0 ? Number.NaN : Math.max(...tasks)
}
