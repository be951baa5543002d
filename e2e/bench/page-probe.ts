/** What the page itself is asked during a measured visit; runs in the page before anything else. */
export interface Marks {
  tile?: number
  ready?: number
  dialog?: number
  fcp?: number
  lcp?: number
  cls: number
  blocking: number
  scriptsBeforeTile?: number
}

export const TILE = '[data-screen="home"] ul button, [data-screen="home"] li button'

export function probe(selector: string): void {
  const marks: Marks = { cls: 0, blocking: 0 }
  Object.assign(globalThis, { __bench: marks })
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
      marks.tile = performance.now()
      marks.scriptsBeforeTile = performance
        .getEntriesByType('resource')
        .filter(
          (entry) => entry.name.endsWith('.js') && (entry as PerformanceResourceTiming).responseEnd > 0,
        ).length // reason: resource entries have responseEnd
    }
    if (tile && marks.ready === undefined && Object.keys(tile).some((key) => key.startsWith('__reactProps')))
      marks.ready = performance.now()
    if (marks.dialog === undefined && document.querySelector('[role=dialog]'))
      marks.dialog = performance.now()
    if (marks.dialog === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
