import type { Page } from '@playwright/test'
import type { Plan } from '@site/config/schema'
import { planAt } from '#support/ask.ts'
import { expectDrawn } from '#support/drawn-rate.ts'
import { expectSameVisit, markVisit, open, visit } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'
import { SPEC_CATEGORIES, SPEC_GRIDS, type SpecCategory } from '../fixtures/spec-categories.ts'

test.use({ language: 'EN' })

const RETRY = { name: 'Loading failed, click to retry' }
const MORE = { name: 'Load more' }

const tiles = (page: Page) => page.locator('main [data-game]')
const screen = (page: Page, state = 'ready') => page.locator(`[data-screen=category][data-state=${state}]`)
const at = (address: string) => (url: URL) => url.pathname + url.search === address
/** The provider codes of the tiles that stand, by their marks. */
const vendors = (page: Page) =>
  tiles(page)
    .locator('img[src*="/img/vendor/"]')
    .evaluateAll((marks) => [...new Set(marks.map((mark) => mark.getAttribute('src')?.split(/[/.]/).at(-2)))])

interface Listed {
  readonly gameType: string
  readonly gameClassify: string
  readonly gameClassifyNew: string
  readonly vassalage: string
}

/** The games that came with a page. */
const gamesIn = ({ data }: Pick<Plan, 'data'>): Listed[] =>
  data.flatMap(([url, value]) => {
    if (!/\/wps\/game\/(list|hot)/.test(url)) return []
    const { games, list } = value as { games?: Listed[]; list?: Listed[] } // reason: the platform's own answer
    return games ?? list ?? []
  })

/** As the page that is shown brought them. */
const firstGames = async (page: Page): Promise<Listed[]> =>
  gamesIn(await page.evaluate((): Plan => JSON.parse(document.getElementById('m-plan')?.textContent ?? '{}')))

const fits = ({ gameType, gameClassify, vendors }: SpecCategory, game: Listed): boolean =>
  game.gameType === gameType &&
  (gameClassify === undefined || game.gameClassify === gameClassify) &&
  (vendors === undefined || vendors.includes(game.vassalage))

/** Each category of A4, and the classification that a route of its own presets (A2). */
const LOBBIES: readonly (readonly [path: string, holds: (game: Listed) => boolean])[] = [
  ...[...SPEC_CATEGORIES, ...SPEC_GRIDS.filter(({ gameType }) => gameType === 'SPORTS')].map(
    (category) => [category.path, (game: Listed) => fits(category, game)] as const,
  ),
  ['/m/jili', ({ vassalage }) => vassalage === 'JL'],
  ['/m/hot-games', () => true],
  ['/m/slot-games?gameClassify=FeatureBuy', ({ gameClassifyNew }) => gameClassifyNew === 'FeatureBuy'],
]

test('every category lobby and vendor grid comes with its own games and no others (LOB-09, LOB-14, LOB-21)', async ({
  site,
}) => {
  const came = new Set<string>()
  const look = async (_: boolean, visit: number): Promise<boolean> => {
    const [path = '', holds = () => false] = LOBBIES[visit % LOBBIES.length] ?? []
    const games = gamesIn(await planAt(site, path))
    expect([path, games.filter((game) => !holds(game))]).toEqual([path, []])
    if (games.length > 0) came.add(path)
    return games.length > 0
  }
  await expectDrawn('a category lobby', look, LOBBIES.length * 2)
  expect([...came].sort()).toEqual(LOBBIES.map(([path]) => path).sort())
})

test('what is chosen is kept in the address and begins at page 1 again (LOB-10, LOB-12, LOB-18)', async ({
  page,
}) => {
  await visit(page, '/m/rng-games')
  await markVisit(page)
  const status = page.locator('main [role=status]')
  const total = await status.textContent()
  await page.getByRole('button', MORE).click()
  await expect(page.getByText(/^48 of /)).toBeVisible()
  const rows = await tiles(page).evaluateAll((all) =>
    all.slice(0, 6).map((tile) => tile.getBoundingClientRect().bottom),
  )
  expect(rows).toHaveLength(6)

  await page.getByRole('group', { name: 'Kinds of games' }).getByRole('link', { name: 'Bingo' }).click()
  await expect(page).toHaveURL(at('/m/rng-games?gameClassify=BG'))
  await expect(status).not.toHaveText(total ?? '')
  await expect(status).toHaveText(/^[\d,]+ games$/)
  await expect(page.getByText(/^24 of /)).toBeVisible()
  const bingo = (await status.textContent()) ?? ''

  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL(at('/m/rng-games?gameClassify=BG&dataType=NEW'))
  await page.getByRole('link', { name: 'All', exact: true }).first().click()
  await expect(page).toHaveURL(at('/m/rng-games?gameClassify=BG'))

  await expect(status).toHaveText(bingo)
  const wide = Number(bingo.replace(/\D/g, ''))
  await page.getByRole('button', { name: 'Stake and lines' }).click()
  await page
    .getByRole('group', { name: 'Playable from a stake of at most' })
    .getByRole('button', { name: '฿0.50' })
    .click()
  await expect(page).toHaveURL(at('/m/rng-games?gameClassify=BG&minBet=0.50'))
  await expect.poll(async () => Number((await status.textContent())?.replace(/\D/g, ''))).toBeLessThan(wide)
  await page.getByRole('searchbox', { name: 'Name of the game or its provider' }).fill('zzzqqq')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/m/rng-games?gameClassify=BG&minBet=0.50&gameName=zzzqqq'))
  await expect(screen(page, 'empty')).toBeVisible()

  // A provider clears the name and bet filters; clearing removes the whole query.
  await page.getByRole('link', { name: 'Bluebird Bingo' }).click()
  await expect(page).toHaveURL(at('/m/rng-games?gameClassify=BG&vassalage=BGO'))
  await expect(screen(page)).toBeVisible()
  await expect.poll(() => vendors(page)).toEqual(['BGO'])
  await page.getByRole('link', { name: 'Clear the filter' }).click()
  await expect(page).toHaveURL(at('/m/rng-games'))
  await expect(status).toHaveText(total ?? '')
  await expect(page.getByRole('link', { name: 'Clear the filter' })).toHaveCount(0)

  await page.getByRole('group', { name: 'Lines, at least' }).getByRole('button', { name: '243+' }).click()
  await expect(page).toHaveURL(at('/m/rng-games?minLine=243'))
  await expect
    .poll(async () => Number((await status.textContent())?.replace(/\D/g, '')))
    .toBeLessThan(wide + 600)

  await page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL(at('/m/slot'))
  await expect(page.getByRole('group', { name: 'Kinds of games' })).toHaveCount(0)
  await expectSameVisit(page)
})

test('two rows of games and more stand under the filters on the first screen (LOB-12)', async ({
  page,
  context,
  baseURL,
}) => {
  for (const language of ['EN', 'TY']) {
    await context.addCookies([{ name: 'm_language', value: language, url: baseURL ?? '' }])
    await visit(page, '/m/rng-games')
    const footer = await page.locator('footer nav').evaluate((nav) => nav.getBoundingClientRect().top)
    const seen = (): Promise<number> =>
      tiles(page).evaluateAll(
        (all, end) => all.filter((tile) => tile.getBoundingClientRect().bottom <= end + 1).length,
        footer,
      )
    await expect.poll(seen).toBeGreaterThanOrEqual(6)
  }
})

const WRONG: readonly (readonly [address: string, mended: string])[] = [
  ['/m/slot?vassalage=UNKNOWN&page=99', '/m/slot'],
  ['/m/rng-games?gameClassify=nothing&dataType=weird&minBet=-1', '/m/rng-games'],
  ['/m/slot?vassalage=jl&dataType=new', '/m/slot?vassalage=JL&dataType=NEW'],
  ['/m/slot-games', '/m/slot-games?gameClassify=FeatureBuy'],
  ['/m/search-games?gameType=NOTHING&gameName=a', '/m/search-games?gameName=a'],
  ['/m/provider?vassalage=UNKNOWN', '/m/provider'],
]

test('an unknown address becomes a sensible list, never a blank (LOB-09, LOB-15, LOB-16)', async ({
  page,
  watch,
}) => {
  // The wrong category is requested before it is known to be wrong.
  watch.allow(/status of 400/)
  for (const [address, mended] of WRONG) {
    await open(page, address)
    await expect(page).toHaveURL(at(mended))
    await expect(page.locator('[data-screen][data-state=ready]')).toBeVisible()
    await expect(page.locator('main [data-game], main a[href*="vassalage="]').first()).toBeVisible()
  }
})

const DRAWN = [
  '/m/slot',
  '/m/slot?vassalage=KIT',
  '/m/rng-games?gameClassify=BG&minBet=1',
  '/m/search-games?gameName=golden+koi',
]

for (const address of DRAWN)
  test(`${address} is drawn with its games: nothing is requested twice (LOB-09, LOB-18)`, async ({
    page,
    site,
  }) => {
    await expectDrawn(address, async () => gamesIn(await planAt(site, address)).length > 0)
    const requests: string[] = []
    page.on('request', (request) => {
      if (/\/wps\/game\/(list|menus)/.test(request.url())) requests.push(request.url())
    })
    await visit(page, address)
    await expect(tiles(page).first()).toBeVisible()
    if (address === '/m/slot') expect(await tiles(page).count()).toBeGreaterThanOrEqual(12)
    await expect(page).toHaveURL(at(address))
    // A page whose games were late asks for them once.
    expect(requests.length).toBeLessThanOrEqual((await firstGames(page)).length > 0 ? 0 : 2)
    expect(new Set(requests).size).toBe(requests.length)
    if (address.includes('vassalage')) await expect.poll(() => vendors(page)).toEqual(['KIT'])
  })

test('the provider panel scrolls with its arrows, its popup slides down and asks for a yes (LOB-11)', async ({
  page,
}) => {
  await visit(page, '/m/slot')
  const panel = page.getByRole('list', { name: 'Providers' })
  const sources = await panel
    .locator('img')
    .evaluateAll((icons) => icons.map((icon) => icon.getAttribute('src')))
  for (const source of sources) expect(source).toMatch(/\/img\/vendor\/\w+-dark\.svg$/)
  const up = page.getByRole('button', { name: 'Earlier providers' })
  const down = page.getByRole('button', { name: 'Further providers' })
  await expect(up).toBeDisabled()
  await down.click()
  await expect.poll(() => panel.evaluate((list) => list.scrollTop)).toBeGreaterThan(40)
  await expect(up).toBeEnabled()

  const all = page.getByRole('button', { name: 'All providers' })
  await all.click()
  const popup = page.getByRole('dialog', { name: 'Providers' })
  await expect(popup.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect.poll(() => popup.evaluate((sheet) => sheet.getBoundingClientRect().top)).toBe(0)
  await popup.getByRole('radio', { name: 'Kite & Quill' }).click()
  await expect(page).toHaveURL(at('/m/slot'))
  await page.goBack()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(at('/m/slot'))

  await all.click()
  await popup.getByRole('radio', { name: 'Kite & Quill' }).click()
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(at('/m/slot?vassalage=KIT'))
  await expect.poll(() => vendors(page)).toEqual(['KIT'])
  const chosen = panel.getByRole('link', { name: 'Kite & Quill' })
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await expect(chosen.locator('img')).toHaveAttribute('src', /KIT-active\.svg$/)
  await all.click()
  await popup.getByRole('radio', { name: 'All' }).click()
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(at('/m/slot'))
})

test('a page that fails keeps the pages before it, and the retry appends; offline is the same (LOB-27, LOB-18)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 503/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/)
  await visit(page, '/m/slot')
  let broken = true
  await page.route('**/wps/game/list?*pageNo=3*', (route) =>
    broken
      ? route.fulfill({ status: 503, json: { success: false, code: 'temporarily_unavailable', message: '' } })
      : route.continue(),
  )
  await page.getByRole('button', MORE).click()
  await expect(page.getByText(/^48 of /)).toBeVisible()
  const retry = page.locator('main').getByRole('button', RETRY)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(retry).toBeVisible()
  await expect(page.getByText(/^48 of /)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  broken = false
  await retry.click()
  await expect(page.getByText(/^(72|96|120) of /)).toBeVisible()

  await context.setOffline(true)
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(retry).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(tiles(page).first()).toBeVisible()
  const before = Number((await page.getByText(/^\d+ of /).textContent())?.split(' ')[0])
  await context.setOffline(false)
  await retry.click()
  await expect
    .poll(async () => Number((await page.getByText(/^\d+ of /).textContent())?.split(' ')[0]))
    .toBeGreaterThan(before)
})

test('going back restores filter, pages and place; a reload too, and a new visit begins at the top (LOB-24)', async ({
  page,
}) => {
  await visit(page, '/m/slot?minBet=5')
  await page.getByRole('button', MORE).click()
  await expect(page.getByText(/^48 of /)).toBeVisible()
  const tile = page.locator('[aria-posinset="40"]')
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 300))
    await expect(tile).toBeInViewport({ timeout: 300 })
  }).toPass()
  const name = await tile.textContent()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(1_000)
  const isBack = async (): Promise<void> => {
    await expect(page).toHaveURL(at('/m/slot?minBet=5'))
    await expect(tile).toBeInViewport()
    await expect(tile).toHaveText(name ?? '')
    await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(3)
  }

  await markVisit(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' }).click()
  await expect(page.locator('[data-screen=activity]')).toBeVisible()
  await page.goBack()
  await isBack()
  await expectSameVisit(page)

  await page.reload({ waitUntil: 'domcontentloaded' })
  await isBack()

  await page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name: 'Crash' }).click()
  await expect(page).toHaveURL(at('/m/crash'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const images = await tiles(page)
    .locator('picture')
    .evaluateAll((all) =>
      all.slice(0, 24).map((picture) => {
        const image = picture.querySelector('img')
        return [
          picture.querySelector('source')?.type,
          image?.getAttribute('width'),
          image?.getAttribute('height'),
        ]
      }),
    )
  for (const image of images) expect(image).toEqual(['image/avif', '240', '240'])
})

test('the game centre counts each game of a provider once, and its page shows as many (LOB-16)', async ({
  page,
}) => {
  await visit(page, '/m/gameCenter')
  const card = page.locator('main').getByRole('link', { name: /Jade Lantern/ })
  const count = (await card.textContent())?.match(/([\d,]+) games/)?.[1] ?? ''
  await card.click()
  await expect(page).toHaveURL(at('/m/provider?vassalage=JL'))
  await expect(page.locator('main [role=status]')).toHaveText(`${count} games`)
})

test('the game centre finds games by their provider’s name, in the words of the other language too (LOB-16, LOB-25)', async ({
  page,
}) => {
  await visit(page, '/m/gameCenter')
  await page.getByRole('searchbox').fill('โคมหยก')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('gameName') === 'โคมหยก')
  const card = page.locator('main').getByRole('link', { name: /Jade Lantern/ })
  await expect(card).toBeVisible()
  const count = (await card.textContent())?.match(/([\d,]+) games/)?.[1] ?? ''
  await expect(page.locator('main [role=status]')).toHaveText(`${count} games`)
  await page.reload()
  await expect(card).toBeVisible()
})

test('hot games are filtered here by any part of a name, and none is requested (LOB-20)', async ({
  page,
}) => {
  await visit(page, '/m/hot-games')
  const all = Number(await tiles(page).first().getAttribute('aria-setsize'))
  expect(all).toBeGreaterThan(24)
  await expect(page.getByRole('button', MORE)).toHaveCount(0)
  const name = (await tiles(page).nth(5).locator('[data-name]').textContent()) ?? ''
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/')) requests.push(request.url())
  })
  await page.getByRole('searchbox').fill(name.slice(1, 6).toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.has('gameName'))
  await expect(tiles(page).locator('[data-name]', { hasText: name })).toBeVisible()
  await expect
    .poll(async () => Number(await tiles(page).first().getAttribute('aria-setsize')))
    .toBeLessThan(all)
  expect(requests).toEqual([])
})
