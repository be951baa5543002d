import { createHash } from 'node:crypto'
import { ageGate } from '#age-gate/age-gate.ts'
import type { Delivery } from '#delivery.ts'
import type { Facts } from '#plan/first-data.ts'
import { resolvePlan, type Visit } from '#plan/plan-resolver.ts'
import { markedBar } from '#preview/marked-bar.ts'
import { inlineStyle, renderPage } from './page.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** A page as it is sent to all visitors for whom it is the same. */
export interface Page {
  readonly status: 200 | 451 | 503
  readonly html: string
  readonly etag: string
  /** Its content security policy: inline parts are allowed by hash. */
  readonly policy: string
  /** What it was drawn from. */
  readonly facts: Facts
  /** False where a part of it could not be drawn: its skeleton is shown. */
  readonly whole: boolean
}

const STATUS = { 0: 200, 1: 503, 2: 451 } as const

/** Works out and draws the page of an address (architecture: delivery). */
export async function makePage(visit: Visit, delivery: Delivery): Promise<Page> {
  const { brand } = visit
  const { plan, releases, drawnBy, scripts, facts } = await resolvePlan(visit, delivery)
  // The screen is drawn by the shell that will take it over.
  const shell = drawnBy.serverEntry === '' ? undefined : delivery.registry.serverBuild(drawnBy)
  const isJudged = visit.preview === undefined
  const drawn = shell && (await delivery.drawing.draw(plan, visit.url, shell, releases, { isJudged }))
  const whole = drawn?.complete === true
  const bar = markedBar(visit)
  const gate = plan.status === 0 && visit.showsAgeGate === true ? ageGate(brand, visit.language) : undefined
  const builds = visit.preview?.builds
  const parts = plan.inlined.map((file) => ({ of: file.split('/', 1)[0] ?? '', text: delivery.style(file) }))
  // Those of a build's module go when it brings its own.
  const apart = builds ? parts.filter(({ of, text }) => builds.releases.has(of) && text !== '') : []
  const styles = parts.filter((part) => !apart.includes(part)).map(({ text }) => text)
  const style = inlineStyle(brand, styles.join('') + (bar?.style ?? '') + (gate?.style ?? ''))
  // A closed page runs no script; a previewed one leaves nothing behind that others could fetch.
  const isShared = plan.status === 0 && bar === undefined
  const common = isShared ? { common: delivery.commonPlans.make(plan) } : {}
  const html = renderPage({
    plan: { ...plan, drawn: whole },
    ...common,
    brand,
    drawn,
    style,
    apart,
    scripts,
    bar,
    gate,
  })
  return {
    status: STATUS[plan.status],
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: contentSecurityPolicy([style, ...apart.map(({ text }) => text)], brand, delivery, {
      buildOrigin: builds?.origin,
      texts: gate ? [gate.script] : [],
    }),
    facts,
    whole,
  }
}
