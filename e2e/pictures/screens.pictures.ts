import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGES, THEMES } from '@site/config'
import { root } from '@site/config/bin/root'
import { ask } from '#support/ask.ts'
import { signIn } from '#support/member.ts'
import { switchBrand } from '#support/operator.ts'
import { visit, open } from '#support/page-facts.ts'
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

interface Shot {
  readonly name: string
  readonly path: string
  /** What is done on the page before the picture. */
  readonly then?: (page: Page) => Promise<void>
  readonly full?: boolean
  readonly member?: boolean
}

const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
const loginButton = (page: Page) => page.locator('header button:not([aria-label])').first()

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/m/home' },
  { name: 'home-full', path: '/m/home', full: true },
  { name: 'category', path: '/m/slot' },
  { name: 'vendor-grid', path: '/m/cockfight' },
  { name: 'hot-games', path: '/m/hot-games' },
  { name: 'providers', path: '/m/gameCenter' },
  { name: 'search', path: '/m/search-games?gameName=dragon' },
  { name: 'search-empty', path: '/m/search-games?gameName=zzzzqqq' },
  { name: 'category-filtered', path: '/m/rng-games?vassalage=JL&minBet=5' },
  { name: 'promotions', path: '/m/activity', full: true },
  { name: 'promotion-gone', path: '/m/activityDetail?id=none' },
  { name: 'login', path: '/m/login' },
  {
    name: 'login-popup',
    path: '/m/home',
    then: async (page) => {
      await loginButton(page).click()
      await expect(page.locator('input[name=password]')).toBeVisible()
    },
  },
  {
    name: 'side-menu',
    path: '/m/home',
    then: async (page) => {
      await page.locator('header button[aria-haspopup=dialog]').click()
      await dialog(page)
    },
  },
  { name: 'member-home', path: '/m/member/home', member: true, full: true },
  { name: 'home-member', path: '/m/home', member: true },
  { name: 'favourites-member', path: '/m/fav-games', member: true },
  {
    name: 'side-menu-member',
    path: '/m/home',
    member: true,
    then: async (page) => {
      await page.locator('header button[aria-haspopup=dialog]').click()
      await dialog(page)
    },
  },
]

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
          let member = false
          for (const shot of SHOTS) {
            if (shot.member === true && !member) {
              await signIn(page, brand)
              member = true
            }
            await visit(page, shot.path)
            await shot.then?.(page)
            await shoot(shot.name, shot.full)
          }
          await visit(page, await promotionPath(site, brand, language))
          await shoot('promotion')

          await page.route('**/m/-/closure/*', (route) => route.abort())
          await page.route('**/m/-/assets/content/*.js', (route) => route.abort())
          watch.allow(/closure|assets\/content|Minified React error #422/)
          await open(page, '/m/home')
          await expect(page.locator('[data-slot="lobby-home.banner"] [role=alert]')).toBeVisible()
          await shoot('failed-place')
          await page.unrouteAll()

          for (const [name, change] of STATES) {
            await switchBrand(site, brand, change)
            await page.goto('/m/home')
            await page.locator('main [data-screen]').first().waitFor()
            await shoot(name)
            await switchBrand(site, brand, NORMAL)
          }
        })
      })

const NORMAL = { maintenance: false, regionRestriction: false, modules: { lobby: true } }
const STATES = [
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
