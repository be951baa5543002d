import { bigGameName, fillCatalogue, onePicture } from '#support/big-catalogue.ts'
import { visit } from '#support/page-facts.ts'
import { startOwnSite, type OwnSite } from '#support/sites.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

/** The bench flies through ten thousand; what stands in the page is the same with fewer. */
const GAMES = 2_000
const PAGES = 25

let site: OwnSite | undefined
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startOwnSite('long-list', { prepare: (dataDir) => fillCatalogue(dataDir, GAMES) })
})
test.afterAll(() => site?.stop())

test('a list of thousands of games keeps a few tiles alive, the focus and its place (LOB-24)', async ({
  page,
  context,
}) => {
  const origin = site?.origin('lotus') ?? ''
  await context.addCookies([{ name: 'm_language', value: 'EN', url: origin }])
  await onePicture(context)
  await visit(page, `${origin}/m/slot`)
  const tiles = page.locator('main [data-game]')
  await expect(tiles.first().locator('[data-name]')).toHaveText(bigGameName(0))
  expect(Number(await tiles.first().getAttribute('aria-setsize'))).toBeGreaterThan(GAMES)

  // One tap, then the next pages come as their end comes near.
  await page.getByRole('button', { name: 'Load more' }).click()
  const shown = page.getByText(/^[\d,]+ of \d,\d{3}$/)
  const loaded = async (): Promise<number> =>
    Number((await shown.textContent())?.split(' ')[0]?.replace(',', ''))
  let most = 0
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    most = Math.max(most, await tiles.count())
    expect(await loaded()).toBeGreaterThanOrEqual(PAGES * 24)
  }).toPass({ intervals: [50], timeout: 60_000 })
  expect(most).toBeLessThan(400)

  // The keyboard's tile stays although its row is far away.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(tiles.first().locator('[data-name]')).toHaveText(bigGameName(0))
  await tiles
    .first()
    .getByRole('button', { name: bigGameName(0), exact: true })
    .focus()
  await page.evaluate(() => scrollTo(0, 6_000))
  await expect(page.locator('[aria-posinset="121"]')).toBeVisible()
  await expect(page.getByRole('button', { name: bigGameName(0), exact: true })).toBeFocused()
  await expect.poll(() => tiles.count()).toBeLessThan(100)

  const place = await page.evaluate(() => scrollY)
  const name = page.locator('[aria-posinset="121"] [data-name]')
  const seen = await name.textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' }).click()
  await expect(page.locator('[data-screen=activity]')).toBeVisible()
  await page.goBack()
  await expect(name).toHaveText(seen ?? '')
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(3)
  await expect.poll(loaded).toBeGreaterThanOrEqual(PAGES * 24)
})
