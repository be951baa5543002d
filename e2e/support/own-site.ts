import { startOwnSite, type OwnSite, type OwnSiteOptions } from './sites.ts'
import { test as base } from './test.ts'

/** Journeys on a site that no other visits, begun with the first of them; they may change and break it. */
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

// Files that take one of these share its site, one after another: each leaves it as it found it.

/** A site where accounts get other passwords and lose their sessions. */
export const testOnAccountSite = testOnOwnSite('accounts')

/** A site whose brands are switched and whose server goes away. Sign-in by others and by phone are there to be switched. */
export const testOnSwitchedSite = testOnOwnSite('switched', {
  games: true,
  settings: {
    FIREBASE_API_KEY: 'key-of-the-tests',
    FIREBASE_AUTH_DOMAIN: 'unknown.example',
    FIREBASE_PROJECT_ID: 'unknown',
  },
})

/** A site with games whose members are moved by one journey at a time. */
export const testOnGamesSite = testOnOwnSite('games', { games: true })
