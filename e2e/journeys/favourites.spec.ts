import type { Page } from '@playwright/test'
import { fillLogin, MEMBERS, signIn } from '#support/member.ts'
import { testOnGamesSite as test } from '#support/own-site.ts'
import { alive, comeBack, expectSameVisit, markVisit, visit } from '#support/page-facts.ts'
import { expect } from '#support/test.ts'

// Hearts stay on the platform: these journeys have a site of their own.
test.use({ language: 'EN' })

const tiles = (page: Page) => page.locator('main [data-game]')
const heart = (page: Page, place: number) => tiles(page).nth(place).locator('button[aria-pressed]')
const nodeId = (page: Page, place: number) => tiles(page).nth(place).getAttribute('data-game')
const on = (page: Page, id: string | null) =>
  page.locator(`main [data-game="${id ?? ''}"] button[aria-pressed]`)

/** The hearts as the platform knows them. */
const truth = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const session: unknown = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}')
    const { token } = session as { token: string } // reason: the shape of A3
    const answer = await fetch('/wps/game/favourites/ids', {
      headers: { Merchant: 'lotus', Language: 'EN', Authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as { value: unknown }).value // reason: the platform's own answer
  })

test("a guest's heart leads to the login and back to the same page and tile (LOB-13, LOB-19)", async ({
  page,
}) => {
  await visit(page, '/m/slot?vassalage=KIT')
  await page.getByRole('button', { name: 'Load more' }).click()
  const tile = page.locator('[aria-posinset="34"]')
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 300))
    await expect(tile).toBeInViewport({ timeout: 300 })
  }).toPass()
  const id = await tile.getAttribute('data-game')
  await on(page, id).click()
  await expect(page).toHaveURL((url) => url.pathname === '/m/login')
  await fillLogin(page, MEMBERS.lotus)
  await expect(page).toHaveURL((url) => url.pathname + url.search === '/m/slot?vassalage=KIT')
  await expect(on(page, id)).toBeInViewport()
  await expect(on(page, id)).toBeFocused()

  // Favourites and recent of the lobby need a token as well.
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/slot?dataType=favourites&vassalage=KIT', { waitUntil: 'domcontentloaded' })
  await expect(page).toHaveURL(
    (url) => url.pathname === '/m/login' && (url.searchParams.get('next') ?? '').startsWith('/m/slot?'),
  )
})

test('ten taps on a heart end in one truth, and a refused one is undone with a word (LOB-13)', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503/)
  await signIn(page, 'lotus', '/m/slot')
  await visit(page, '/m/slot')
  const id = await nodeId(page, 0)
  const before = (await heart(page, 0).getAttribute('aria-pressed')) === 'true'
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/game/favourites')) sent.push(request.method())
  })
  await heart(page, 0).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) setTimeout(() => button.click(), tap * 90)
    setTimeout(() => (document.body.dataset['tapped'] = ''), 1_000)
  })
  await expect(page.locator('body[data-tapped]')).toBeAttached()
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', String(before))
  await expect
    .poll(async () => (await truth(page)) as string[])
    .toEqual(before ? expect.arrayContaining([id]) : expect.not.arrayContaining([id]))
  expect(sent.length).toBeLessThanOrEqual(10)

  await page.route('**/wps/game/favourites', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'temporarily_unavailable', message: '' } }),
  )
  const name = await tiles(page).nth(1).locator('[data-name]').textContent()
  const second = (await heart(page, 1).getAttribute('aria-pressed')) ?? ''
  await heart(page, 1).click()
  await expect(
    page.getByText(`${name ?? ''} could not be saved to your favourites. Please try again.`),
  ).toBeVisible()
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', second)
})

test('favourites are all categories, 200 a page in the lobby and 24 on the list; a heart taken back leaves at once, in the other tab too (LOB-19, LOB-22, LOB-15, LOB-13)', async ({
  page,
  context,
}) => {
  await signIn(page, 'lotus', '/m/fishing-games')
  await visit(page, '/m/fishing-games?vassalage=JL')
  const id = await nodeId(page, 2)
  if ((await on(page, id).getAttribute('aria-pressed')) === 'false') await on(page, id).click()
  await expect(on(page, id)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => truth(page)).toContain(id)

  const other = await context.newPage()
  await visit(other, '/m/fishing-games?vassalage=JL')
  await expect(on(other, id)).toHaveAttribute('aria-pressed', 'true')

  const queries: string[] = []
  page.on('request', (request) => {
    if (/favourites\?|recent\?/.test(request.url())) queries.push(new URL(request.url()).search)
  })
  await comeBack(page)
  await page
    .getByRole('group', { name: 'Which games' })
    .getByRole('link', { name: 'Favourites', exact: true })
    .click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === '/m/fishing-games?dataType=FAV')
  await expect(on(page, id)).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Game categories' }).locator('a[aria-current=page]'),
  ).toHaveText('Favourites')
  await expect.poll(() => queries).toEqual(['?pageNo=1&pageSize=200&language=EN'])

  await page.goto('/m/fav-games?gameType=FISH', { waitUntil: 'domcontentloaded' })
  await alive(page)
  await expect(on(page, id)).toBeVisible()
  await expect.poll(() => queries.at(-1)).toBe('?gameType=FISH&pageNo=1&pageSize=24&language=EN')
  await markVisit(page)
  const count = await tiles(page).count()
  await on(page, id).click()
  await expect(on(page, id)).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(count - 1)
  await expect(on(other, id)).toHaveAttribute('aria-pressed', 'false')
  await expectSameVisit(page)
})

test('lotteries have no heart, and what was opened leads the recent games (LOB-13, LOB-15, LOB-23)', async ({
  page,
}) => {
  await signIn(page, 'lotus', '/m/crash')
  await visit(page, '/m/search-games?gameType=LOTT')
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.locator('main [data-game] button[aria-pressed]')).toHaveCount(0)

  await visit(page, '/m/crash')
  const id = await nodeId(page, 4)
  await tiles(page).nth(4).locator('a').click()
  await expect(page).toHaveURL((url) => url.pathname === '/m/game')
  await expect(page.locator('[data-screen=game][data-state=ready]')).toBeVisible()
  await visit(page, '/m/recent-games')
  await expect(tiles(page).first()).toHaveAttribute('data-game', id ?? '')
  await visit(page, '/m/slot?dataType=recent')
  await expect(page).toHaveURL((url) => url.pathname + url.search === '/m/slot?dataType=RECENT')
  await expect(tiles(page).first()).toHaveAttribute('data-game', id ?? '')
})
