import type { BrowserContext, Page } from '@playwright/test'
import { bigGameName, fillCatalogue, onePicture } from '#support/big-catalogue.ts'
import { visit } from '#support/page-facts.ts'
import { startOwnSite } from '#support/sites.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

/** The bench flies through ten thousand under a slow processor; what is in the page is the same with fewer. */
const GAMES = 2_000
const SEEN = 121

/** Loads so many pages; few tiles stand at a time, the keyboard's stays, and going back finds the place again. */
async function walkList(page: Page, address: string, pages: number): Promise<void> {
  await visit(page, address)
  const tiles = page.locator('main [data-game]')
  const first = (await tiles.first().locator('[data-name]').textContent()) ?? ''
  expect(Number(await tiles.first().getAttribute('aria-setsize'))).toBeGreaterThan(pages * 24)

  // One tap, then the next pages come as their end comes near.
  await page.getByRole('button', { name: 'Load more' }).click()
  const shown = page.getByText(/^[\d,]+ of [\d,]+$/)
  const loaded = async (): Promise<number> =>
    Number((await shown.textContent())?.split(' ')[0]?.replace(',', ''))
  let most = 0
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    most = Math.max(most, await tiles.count())
    expect(await loaded()).toBeGreaterThanOrEqual(pages * 24)
  }).toPass({ intervals: [50], timeout: 60_000 })
  expect(most).toBeLessThan(400)

  // The keyboard's tile stays although its row is far away.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(tiles.first().locator('[data-name]')).toHaveText(first)
  const focused = page
    .locator('[aria-posinset="1"]')
    .getByRole('link')
    .filter({ has: page.locator('[data-name]') })
  await focused.focus()
  await page.evaluate(() => scrollTo(0, 6_000))
  const tile = page.locator(`[aria-posinset="${SEEN}"]`)
  await expect(tile).toBeVisible()
  await expect(focused).toBeFocused()
  await expect.poll(() => tiles.count()).toBeLessThan(100)

  const place = await page.evaluate(() => scrollY)
  const seen = (await tile.locator('[data-name]').textContent()) ?? ''
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' }).click()
  await expect(page.locator('[data-screen=activity]')).toBeVisible()
  await page.goBack()
  await expect(tile.locator('[data-name]')).toHaveText(seen)
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(3)
  await expect.poll(loaded).toBeGreaterThanOrEqual(pages * 24)
}

test('a long list keeps a few tiles alive, the focus and its place (LOB-24)', async ({ page, context }) => {
  await onePicture(context)
  await walkList(page, '/m/slot', 8)
})

/** A guest who reads English on a site of thousands of games. */
async function atBigSite(context: BrowserContext, look: (origin: string) => Promise<void>): Promise<void> {
  const site = await startOwnSite('long-list', { prepare: (dataDir) => fillCatalogue(dataDir, GAMES) })
  const origin = site.origin('lotus')
  await context.addCookies([{ name: 'm_language', value: 'EN', url: origin }])
  await onePicture(context)
  try {
    await look(origin)
  } finally {
    await site.stop()
  }
}

test('so does a list of thousands of games (LOB-24)', { tag: '@soak' }, async ({ page, context }) => {
  test.setTimeout(300_000)
  await atBigSite(context, async (origin) => {
    await walkList(page, `${origin}/m/slot`, 25)
    // By hand: what is not the player's doing does not move a page that has just found its place again.
    await page.mouse.wheel(0, -1_000_000)
    await expect(page.locator('main [data-name]').first()).toHaveText(bigGameName(0))
    await page.goto('about:blank')
  })
})
