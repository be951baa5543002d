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

// A complaint of React's is an error on the console, on which the watch fails. Every run sees each screen in one of the brands.
for (const [own, brand] of (['lotus', 'coral'] as const).entries())
  for (const { what, every, tag } of [
    { what: 'every other screen', every: 2, tag: [] },
    { what: 'every screen', every: 1, tag: ['@soak'] },
  ])
    test(
      `${what} of ${brand} comes alive as it was drawn, without a complaint of React's`,
      { tag },
      async ({ page, site }) => {
        for (const { path } of SCREENS.filter((_, at) => (at + own) % every === 0))
          await visit(page, `${site.origin(brand)}${path}`)
      },
    )

test.describe('a tap before the page is alive', () => {
  test.use({ language: 'EN' })
  test('is not lost in the very moment the page comes alive', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!('ready' in document.documentElement.dataset)) return
        observer.disconnect()
        document.querySelector<HTMLElement>('header button:not([aria-label])')?.click()
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
    })
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('is not lost', async ({ page }) => {
    let go: () => void = () => undefined
    const tapped = new Promise<void>((done) => (go = done))
    await page.route('**/m/-/assets/shell/*.js', async (route) => {
      await tapped
      await route.continue()
    })
    await page.goto('/m/home', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    go()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('is not lost while its module is still on its way', async ({ page }) => {
    let go: () => void = () => undefined
    const tapped = new Promise<void>((done) => (go = done))
    await page.route('**/m/-/closure/*', async (route) => {
      await tapped
      await route.continue()
    })
    await page.goto('/m/home', { waitUntil: 'commit' })
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.getByRole('region', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).click()
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    go()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })
})
