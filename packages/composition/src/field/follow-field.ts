import type { Plan } from '@site/config/schema'
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { PageReport } from './page-report.ts'
import type { PageProblems } from './page-problems.ts'
import { moduleOfElement, modulesShown } from './whose.ts'

const PLACE = '/m/-/field'
const THOUSANDTHS = 1_000
/** Steps of a visit that are known; what was longest is seldom longer ago. */
const MOST_STEPS = 10

/** A page restored from the back-forward cache has been reported already. */
const isOfThisLoad = ({ navigationType }: Metric): boolean => navigationType !== 'back-forward-cache'

/** Measures the page and reports it each time it is hidden, each thing once: the last moment at which a browser reliably sends. */
export function followField(plan: Plan, problems: PageProblems): void {
  const report = new PageReport(plan, problems)
  const { dataset } = document.documentElement
  let steps = [{ route: dataset['route'] ?? '', from: 0 }]
  /** Where it happened: a tap is measured when it has led elsewhere. */
  const routeAt = (time: number): string => steps.findLast(({ from }) => from <= time)?.route ?? ''
  const see = (): void => report.see(modulesShown())
  see()
  // Each change: an element is named while it is on the page, a route while it is shown.
  const all = { reportAllChanges: true }
  onTTFB(
    (metric) => isOfThisLoad(metric) && report.measure('ttfb', metric.value, plan.landing ?? '', undefined),
  )
  onLCP((metric) => {
    if (isOfThisLoad(metric))
      report.measure('lcp', metric.value, plan.landing ?? '', moduleOfElement(metric.entries.at(-1)?.element))
  }, all)
  onINP((metric) => {
    if (!isOfThisLoad(metric)) return
    see()
    const entry = metric.entries.at(0)
    const where = routeAt(entry?.startTime ?? performance.now())
    report.measure('inp', metric.value, where, moduleOfElement(entry?.target))
  }, all)
  onCLS((metric) => {
    if (!isOfThisLoad(metric)) return
    see()
    const most = metric.entries.reduce<LayoutShift | undefined>(
      (worst, one) => (worst === undefined || one.value > worst.value ? one : worst),
      undefined,
    )
    const where = routeAt(most?.startTime ?? 0)
    report.measure('cls', metric.value * THOUSANDTHS, where, moduleOfElement(most?.sources.at(0)?.node))
  }, all)
  new MutationObserver(() => {
    see()
    steps = [...steps, { route: dataset['route'] ?? '', from: performance.now() }].slice(-MOST_STEPS)
  }).observe(document.documentElement, { attributeFilter: ['data-route'] })

  const place = placeOf(performance.getEntriesByType('navigation')[0])
  const send = (): void => {
    see()
    const news = report.take()
    if (news) navigator.sendBeacon(place, new Blob([JSON.stringify(news)], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  addEventListener('pagehide', send)
}

/** With what the document's answer said beside the document: that it was served (`Server-Timing`). */
function placeOf(load: PerformanceEntry | undefined): string {
  const said = load instanceof PerformanceNavigationTiming ? load.serverTiming : []
  const proof = said.find(({ name }) => name === 'page')?.description
  return proof === undefined ? PLACE : `${PLACE}?page=${proof}`
}
