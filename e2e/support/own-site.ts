import { startOwnSite, type OwnSite, type OwnSiteOptions } from './sites.ts'
import { test as base } from './test.ts'

/** Journeys on a site that nobody else visits, begun with the first of them; they may change and break it. */
export const testOnOwnSite = (name: string, options?: OwnSiteOptions) =>
  base.extend<object, { readonly site: OwnSite }>({
    site: [
      async ({}, use) => {
        const site = await startOwnSite(name, options)
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })

/** A site where accounts get other passwords and lose their sessions. */
export const testOnAccountSite = testOnOwnSite('accounts')
