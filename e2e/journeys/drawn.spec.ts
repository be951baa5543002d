import type { Page } from '@playwright/test'
import { expectDrawn } from '#support/drawn-rate.ts'
import { visit } from '#support/page-facts.ts'
import { SCREENS } from '#support/screens.ts'
import { expect, test } from '#support/test.ts'

/** Goes to an address ten times and looks once at what the server has drawn. */
const drawnAt = (page: Page, address: string, screen: string, look: () => Promise<void>): Promise<void> =>
  expectDrawn(address, async (first) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const drawn = await page.locator(`[data-screen=${screen}][data-state=ready]`).isVisible()
    if (drawn && first) await look()
    return drawn
  })

/** Known as soon as the page has arrived, whatever it still waits for. */
const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  for (const brand of ['lotus', 'coral'] as const)
    test(`home of ${brand} shows header, banner, games and footer, nine visits in ten`, async ({
      page,
      site,
    }) => {
      await drawnAt(page, `${site.origin(brand)}/m/home`, 'home', async () => {
        await expect(page.getByRole('banner')).toContainText(brand, { ignoreCase: true })
        await expect(page.locator('[data-slot="lobby-home.banner"] img').first()).toBeVisible()
        expect(await page.locator('section[data-category] li').count()).toBeGreaterThan(12)
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
      })
    })

  test('links lead on to pages that are drawn as well', async ({ page }) => {
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
    await page.locator('footer a[href="/m/activity"]').click()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await drawnAt(page, page.url(), 'activity', () => expect(page.locator('header')).toBeVisible())
  })
})

// A complaint of React's is an error on the console, on which the watch of every visit fails (accessibility.spec visits each screen).
for (const brand of ['lotus', 'coral'] as const)
  test(
    `every screen of ${brand} comes alive as it was drawn, without a complaint of React's`,
    { tag: '@soak' },
    async ({ page, site }) => {
      for (const { path } of SCREENS) await visit(page, `${site.origin(brand)}${path}`)
    },
  )

// The server had no cookie to go by: every part comes alive in the language it was drawn in, before it speaks the player's.
for (const { path, screen, thai, english } of [
  { path: '/m/home', screen: 'home', thai: 'หมวดเกม', english: 'Game categories' },
  { path: '/m/slot', screen: 'category', thai: 'หมวดเกม', english: 'Game categories' },
])
  test(`${path}, drawn in Thai for a browser that keeps English, comes alive without a complaint of React's (SHL-26)`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'EN'))
    const drawn = await (await page.request.get(path)).text()
    expect(drawn).toContain(`aria-label="${thai}"`)
    await page.goto(path)
    const strip = page.locator(`[data-screen=${screen}] nav`).first()
    await expect(strip).toHaveAttribute('aria-label', english)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // Thai letters, without the sign of the baht; brands and languages are called by their own names.
    const words = () => page.locator('body').innerText()
    await expect.poll(async () => /[\u0e01-\u0e3e\u0e40-\u0e7f]+/.exec(await words())?.[0]).toBeUndefined()
  })

test.describe('a tap before the page is alive', () => {
  test.use({ language: 'EN' })
  test('is not lost in the very moment the page comes alive (SHL-06)', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!('ready' in document.documentElement.dataset)) return
        observer.disconnect()
        document.querySelector<HTMLElement>('header a[href="/m/login"]')?.click()
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
    })
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  for (const { what, from, tap, at, screen } of [
    {
      what: 'the way to the login',
      from: '/m/home',
      tap: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }),
      at: /^\/m\/login$/,
      screen: 'login',
    },
    {
      what: 'a game',
      from: '/m/home',
      tap: (page: Page) => page.locator('main [data-game] a').first(),
      at: /^\/m\/login\?next=%2Fm%2Fgame%3FnodeId%3D\d+$/,
      screen: 'login',
    },
    {
      what: 'a category',
      from: '/m/home',
      tap: (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Slots' }),
      at: /^\/m\/slot$/,
      screen: 'category',
    },
    {
      what: 'a provider',
      from: '/m/slot',
      tap: (page: Page) => page.getByRole('list', { name: 'Providers' }).getByRole('link').first(),
      at: /^\/m\/slot\?vassalage=[A-Z_]+$/,
      screen: 'category',
    },
    {
      what: 'a data type',
      from: '/m/slot',
      tap: (page: Page) =>
        page.getByRole('group', { name: 'Which games' }).getByRole('link', { name: 'New' }),
      at: /^\/m\/slot\?dataType=NEW$/,
      screen: 'category',
    },
  ])
    test(`is answered by a page that needs no script: ${what} (MOD-06, LOB-13)`, async ({ page }) => {
      await page.route('**/m/-/assets/**/*.js', () => undefined)
      await page.goto(from, { waitUntil: 'commit' })
      await tap(page).click()
      await expect.poll(() => addressOf(page)).toMatch(at)
      await expect(page.locator(`[data-screen=${screen}]`)).toBeVisible()
    })

  test('searches without any script (MOD-06, LOB-17)', async ({ page }) => {
    await page.route('**/m/-/assets/**/*.js', () => undefined)
    await page.goto('/m/slot?vassalage=JL', { waitUntil: 'commit' })
    const field = page.getByRole('searchbox', { name: 'Name of the game or its provider' })
    await field.fill('a')
    await field.press('Enter')
    await expect.poll(() => addressOf(page)).toBe('/m/slot?vassalage=JL&gameName=a')
    await expect(page.locator('main [data-game]').first()).toBeVisible()
  })

  test('that no address answers is done when the page is there (SHL-06)', async ({ page }) => {
    let go: () => void = () => undefined
    const tapped = new Promise<void>((done) => (go = done))
    await page.route('**/m/-/assets/shell/*.js', async (route) => {
      await tapped
      await route.continue()
    })
    await page.goto('/m/home', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    go()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('on a part whose module is still on its way is done with it (SHL-06)', async ({ page }) => {
    let go: () => void = () => undefined
    const tapped = new Promise<void>((done) => (go = done))
    await page.route('**/m/-/closure/*', async (route) => {
      await tapped
      await route.continue()
    })
    await page.goto('/m/home', { waitUntil: 'commit' })
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.getByRole('button', { name: 'Pause announcements' }).click()
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    go()
    await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible()
  })
})
