import { expect, test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { sharedSite, type BrandName, type Site } from './sites.ts'
import { createWatch, type Watch } from './watch.ts'

interface Fixtures {
  readonly brand: BrandName
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
  context: async ({ context, watch }, use) => {
    await watch.attach(context)
    await use(context)
  },
  newVisitor: async ({ browser, contextOptions, baseURL, watch, viewport, deviceScaleFactor }, use) => {
    const made: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile: true,
        hasTouch: true,
        ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
        ...(baseURL === undefined ? {} : { baseURL }),
        ...options,
      })
      made.push(context)
      await watch.attach(context)
      return context
    })
    for (const context of made) await context.close()
  },
})

export { expect }
