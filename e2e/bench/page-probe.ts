/** What the page itself is asked during a measured visit; runs in the page before anything else. */
export interface Marks {
  tile?: number
  ready?: number
  fcp?: number
  lcp?: number
  cls: number
  blocking: number
  scriptsBeforeTile?: number
}

export const TILE = '[data-screen="home"] [data-game] a'

/** What the probe leaves in the page: the marks, and a promise per moment (a strict CSP forbids polling from outside). */
export interface Bench {
  readonly marks: Marks
  readonly moments: Record<'tile' | 'ready', Promise<void>>
}

export function probe(selector: string): void {
  // What shifted on the page that a tap led away from.
  const marks: Marks = { cls: Number(sessionStorage.getItem('bench.cls')), blocking: 0 }
  addEventListener('pagehide', () => sessionStorage.setItem('bench.cls', String(marks.cls)))
  const reached: Record<string, () => void> = {}
  const moment = (name: string): Promise<void> => new Promise((done) => (reached[name] = done))
  Object.assign(globalThis, {
    __bench: { marks, moments: { tile: moment('tile'), ready: moment('ready') } },
  })
  const reach = (name: 'tile' | 'ready'): void => {
    marks[name] = performance.now()
    reached[name]?.()
  }
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  }
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (marks.lcp = startTime))
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // reason: LayoutShift is not in TypeScript's DOM
    if (!hadRecentInput) marks.cls += value
  })
  watch('longtask', ({ duration }) => (marks.blocking += Math.max(0, duration - 50)))
  const look = (): void => {
    const tile = document.querySelector(selector)
    if (tile && marks.tile === undefined && tile.getBoundingClientRect().height > 0) {
      reach('tile')
      marks.scriptsBeforeTile = performance
        .getEntriesByType('resource')
        .filter(
          (entry) => entry.name.endsWith('.js') && (entry as PerformanceResourceTiming).responseEnd > 0,
        ).length // reason: resource entries have responseEnd
    }
    if (tile && marks.ready === undefined && Object.keys(tile).some((key) => key.startsWith('__reactProps')))
      reach('ready')
    if (marks.ready === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
