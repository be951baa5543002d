import type { BrowserContext } from '@playwright/test'
import { ask } from './ask.ts'
import type { BrandName, Site } from './sites.ts'

const greetings = new Map<string, Promise<readonly string[]>>()

/** Ids of the announcements that members of a brand are greeted with. */
function greetingsOf(site: Site, brand: BrandName): Promise<readonly string[]> {
  const key = `${site.port} ${brand}`
  const known =
    greetings.get(key) ??
    ask(site, '/wps/announcements?types=PU&platform=M', { brand, headers: { merchant: brand } }).then(
      ({ text }) => {
        const { value } = JSON.parse(text) as { value: { popup: { id: string }[] } } // reason: the platform's own answer
        return value.popup.map(({ id }) => id)
      },
    )
  greetings.set(key, known)
  return known
}

/** Makes a visitor one who has been greeted today. */
export async function greet(context: BrowserContext, site: Site, brand: BrandName): Promise<void> {
  await context.addInitScript(
    (ids) => {
      try {
        localStorage.setItem('greetingsShown', JSON.stringify({ day: new Date().toDateString(), ids }))
      } catch {
        // A page without storage has nothing to remember.
      }
    },
    await greetingsOf(site, brand),
  )
}

/** Makes a visitor one who knows the site: was greeted, has put the app-download bar away and knows the offers that wait. */
export async function settle(context: BrowserContext, site: Site, brand: BrandName): Promise<void> {
  await greet(context, site, brand)
  await context.addInitScript(() => {
    try {
      localStorage.setItem('hideDownloadBar', '1')
      sessionStorage.setItem('contractsTold', JSON.stringify(['lotus.agent', 'coral.agent']))
    } catch {
      // As above.
    }
  })
}
