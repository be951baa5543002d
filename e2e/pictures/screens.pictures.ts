import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGES, THEMES } from '@site/config'
import { root } from '@site/tools/root'
import { ask } from '#support/ask.ts'
import { signOut } from '#support/member.ts'
import { switchAgeGate, switchBrand } from '#support/operator.ts'
import { visit, open } from '#support/page-facts.ts'
import { SCREENS } from '#support/screens.ts'
import { inEachState, STATES } from '#support/states.ts'
import { startOwnSite, type OwnSite } from '#support/sites.ts'
import { expect, test as base } from '#support/test.ts'

/** Brands are switched for some pictures: each worker has a site of its own. */
const test = base.extend<object, { site: OwnSite }>({
  site: [
    async ({}, use) => {
      const site = await startOwnSite('shots')
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Screens that are looked at from top to bottom. */
const WHOLE = new Set(['home', 'promotions', 'member-home', 'lotteries'])

for (const brand of ['lotus', 'coral'] as const)
  for (const language of LANGUAGES)
    for (const theme of THEMES)
      test.describe(`${brand} ${language} ${theme}`, () => {
        test.use({ brand, language, theme })
        test('screens', async ({ page, site, watch }) => {
          watch.allow(/status/)
          let count = 0
          const shoot = async (name: string, fullPage = false): Promise<void> => {
            count += 1
            const file = `${String(count).padStart(2, '0')}-${name}.jpg`
            const path = join(root, 'shots', `${brand}-${language}-${theme}`, file)
            await picturesLoaded(page)
            await page.screenshot({ path, fullPage, animations: 'disabled', type: 'jpeg', quality: 82 })
          }
          for (const { name, path } of SCREENS) {
            await visit(page, path)
            await shoot(name)
            if (WHOLE.has(name)) await shoot(`${name}-whole`, true)
          }
          const states = STATES.filter((one) => (one.brand ?? brand) === brand)
          await inEachState(page, brand, states, ({ name }) => shoot(name, WHOLE.has(name)))
          await signOut(page)
          await visit(page, await promotionPath(site, brand, language))
          await shoot('promotion')

          await page.route('**/m/-/closure/*', (route) => route.abort())
          await page.route('**/m/-/assets/content/*.js', (route) => route.abort())
          watch.allow(/closure|assets\/content|Minified React error #422/)
          await open(page, '/m/home')
          await expect(page.locator('[data-slot="lobby-home.banner"] [role=alert]')).toBeVisible()
          await shoot('failed-place')
          await page.unrouteAll()

          for (const [name, change] of SITES) {
            await switchBrand(site, brand, change)
            await page.goto('/m/home')
            await page.locator('main [data-screen]').first().waitFor()
            await shoot(name)
            await switchBrand(site, brand, NORMAL)
          }

          await switchAgeGate(site, brand, true)
          await page.goto('/m/home')
          await page.locator('#m-age').waitFor()
          await shoot('age-gate')
          await page.locator('#m-age a').click()
          await shoot('age-refused')
          await switchAgeGate(site, brand, false)
        })
      })

const NORMAL = { maintenance: false, regionRestriction: false, modules: { lobby: true } }
/** The site itself in another state. */
const SITES = [
  ['maintenance', { maintenance: true }],
  ['ip-blocked', { regionRestriction: true }],
  ['without-lobby', { modules: { lobby: false } }],
] as const

async function promotionPath(site: OwnSite, brand: 'lotus' | 'coral', language: string): Promise<string> {
  const { text } = await ask(site, '/wps/announcements?types=B%2CPL%2CPU%2CPR%2CH&platform=M', {
    headers: { merchant: brand, language },
  })
  const { value } = JSON.parse(text) as { value: { promotion: { id: string }[] } } // reason: the platform's own answer
  return `/m/activityDetail?id=${value.promotion[0]?.id}`
}

/** Pictures in view have come; those further down are fetched when they are scrolled to. */
async function picturesLoaded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.images].filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect()
            const seen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
            return seen && !image.complete
          }).length,
      ),
    )
    .toBe(0)
}
