/** Measures the page during a visit; runs in the page before anything else. */
export interface Marks {
  tile?: number
  ready?: number
  /** When the finger met the first tile, and how long after it the first frame with the login came. */
  tapped?: number
  answer?: number
  /** The middle of the first tile's upper part, in CSS pixels. */
  at?: { readonly x: number; readonly y: number }
  fcp?: number
  lcp?: number
  cls: number
  blocking: number
  scriptsBeforeTile?: number
}

export const TILE = '[data-screen="home"] [data-game] a'
/** What answers a guest's tap on a tile: the login over the page, or as a page of its own. */
export const LOGIN = '[role=dialog] input, [data-screen=login] input'

/** What the probe leaves in the page: the marks, and a promise per moment (a strict CSP forbids polling from outside). */
export interface Bench {
  readonly marks: Marks
  readonly moments: Record<'tile' | 'ready' | 'answer', Promise<void>>
}

export function probe([selector, login]: readonly [string, string]): void {
  // What shifted on the page that a tap led away from.
  const marks: Marks = { cls: Number(sessionStorage.getItem('bench.cls')), blocking: 0 }
  addEventListener('pagehide', () => sessionStorage.setItem('bench.cls', String(marks.cls)))
  const reached: Record<string, () => void> = {}
  const moment = (name: string): Promise<void> => new Promise((done) => (reached[name] = done))
  Object.assign(globalThis, {
    __bench: { marks, moments: { tile: moment('tile'), ready: moment('ready'), answer: moment('answer') } },
  })
  const reach = (name: keyof Bench['moments'], at = performance.now()): void => {
    marks[name] = at
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
    const { x = 0, y = 0, width = 0, height = 0 } = tile?.getBoundingClientRect() ?? {}
    if (tile && marks.tile === undefined && height > 0) {
      marks.at = { x: x + width / 2, y: y + height / 3 }
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
  // The page that answers may be another one: what both know is the time of day.
  const TAPPED = 'bench.tapped'
  const lookForLogin = (): void => {
    const input = document.querySelector(login)
    const [tapped, since] = String(sessionStorage.getItem(TAPPED)).split(' ').map(Number)
    if (input && input.getBoundingClientRect().height > 0) {
      marks.tapped = tapped ?? Number.NaN
      reach('answer', performance.timeOrigin + performance.now() - (since ?? Number.NaN))
    } else requestAnimationFrame(lookForLogin)
  }
  if (sessionStorage.getItem(TAPPED) !== null) requestAnimationFrame(lookForLogin)
  else
    addEventListener(
      'touchstart',
      ({ timeStamp }) => {
        sessionStorage.setItem(TAPPED, `${timeStamp} ${performance.timeOrigin + timeStamp}`)
        requestAnimationFrame(lookForLogin)
      },
      { once: true, capture: true, passive: true },
    )
}
