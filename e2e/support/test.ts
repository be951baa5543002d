import { expect, test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import type { Language, Theme } from '@site/config'
import { comeLate } from './late.ts'
import { settle } from './settled.ts'
import { sharedSite, type BrandName, type Site } from './sites.ts'
import { createWatch, type Watch } from './watch.ts'

interface Fixtures {
  readonly brand: BrandName
  /** What the visitor has chosen before; absent for a first visit. */
  readonly language: Language | undefined
  readonly theme: Theme | undefined
  /** Sees what a first visit brings: the app-download bar, the greeting after signing in. Others have put it away. */
  readonly newcomer: boolean
  readonly watch: Watch
  /** One more browser of another visitor, watched like the first. */
  readonly newVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

interface WorkerFixtures {
  readonly site: Site
}

/** Every journey: pages of one brand's site, failing on any console error, page error, policy violation or failed asset. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [async ({}, use) => use(sharedSite()), { scope: 'worker' }],
  brand: ['lotus', { option: true }],
  baseURL: async ({ site, brand }, use) => use(site.origin(brand)),
  watch: async ({}, use) => {
    const watch = createWatch()
    await use(watch)
    expect(watch.problems(), 'nothing goes wrong that the journey has not caused itself').toEqual([])
  },
  language: [undefined, { option: true }],
  theme: [undefined, { option: true }],
  newcomer: [false, { option: true }],
  context: async ({ context, watch, baseURL, language, theme, newcomer, site, brand }, use) => {
    await watch.attach(context)
    await comeLate(context)
    if (!newcomer) await settle(context, site, brand)
    const chosen = { m_language: language, m_theme: theme }
    for (const [name, value] of Object.entries(chosen))
      if (value !== undefined && baseURL !== undefined)
        await context.addCookies([{ name, value, url: baseURL }])
    await use(context)
  },
  newVisitor: async (
    { browser, contextOptions, baseURL, watch, viewport, deviceScaleFactor, newcomer, site, brand },
    use,
  ) => {
    const made: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
        ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
        ...(baseURL === undefined ? {} : { baseURL }),
        ...options,
      })
      made.push(context)
      await watch.attach(context)
      await comeLate(context)
      if (!newcomer) await settle(context, site, brand)
      return context
    })
    for (const context of made) await context.close()
  },
})

export { expect }
