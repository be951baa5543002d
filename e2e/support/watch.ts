import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/** Collects everything a healthy page never does; a test fails on what it has not allowed by name. */
export interface Watch {
  /** Faults that this test causes itself: matched against the problem's text. */
  allow(...patterns: readonly RegExp[]): void
  problems(): string[]
  /** Waits until no script is on its way, but for those that never come: a jump in time would end the page's patience. */
  scriptsArrived(never?: RegExp): Promise<void>
  /** Stops an installed clock, so that only the journey moves the page's time. */
  holdTime(page: Page): Promise<void>
  attach(context: BrowserContext): Promise<void>
}

const ASSETS = new Set(['script', 'stylesheet', 'image', 'font', 'document', 'manifest', 'media'])
/** Time can only be stopped ahead of now. */
const AHEAD_MS = 3_000
/** A load that the page itself gave up, for example by leaving. */
const GIVEN_UP = 'net::ERR_ABORTED'

export function createWatch(): Watch {
  const allowed: RegExp[] = []
  const seen: string[] = []
  const onTheirWay = new Set<Request>()
  const scriptsArrived = (never?: RegExp): Promise<void> =>
    expect
      .poll(
        () => [...onTheirWay].map((request) => request.url()).filter((url) => never?.test(url) !== true),
        {
          message: 'scripts on their way',
        },
      )
      .toEqual([])
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    problems: () => [...new Set(seen)].filter((text) => !allowed.some((pattern) => pattern.test(text))),
    scriptsArrived,
    async holdTime(page) {
      await scriptsArrived()
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
    },
    async attach(context) {
      context.on('request', (request) => {
        if (request.resourceType() === 'script') onTheirWay.add(request)
      })
      context.on('requestfinished', (request) => void onTheirWay.delete(request))
      context.on('console', (message) => {
        // The browser's own line about a failed call has no address in its text.
        if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => seen.push(`page error: ${String(error.error())}`))
      context.on('requestfailed', (request) => {
        onTheirWay.delete(request)
        const reason = request.failure()?.errorText ?? ''
        if (ASSETS.has(request.resourceType()) && reason !== GIVEN_UP)
          seen.push(`failed: ${request.url()} ${reason}`)
      })
      context.on('response', (response) => {
        if (ASSETS.has(response.request().resourceType()) && response.status() >= 400)
          seen.push(`status ${response.status()}: ${response.url()}`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI} ${sample}`)
        })
      })
    },
  }
}
