import type { Page, Request } from '@playwright/test'
import { ask } from '#support/ask.ts'
import { gameOf, READY, REFUSED } from '#support/game.ts'
import { fillLogin, MEMBERS, signIn } from '#support/member.ts'
import { alive, expectSameVisit, markVisit, open } from '#support/page-facts.ts'
import type { Site } from '#support/sites.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

interface Game {
  readonly nodeId: string
  readonly displayName: string
  readonly vassalage: string
  readonly gameType: string
  readonly gameId: string
  readonly gameCode: string
  readonly lottoMode: string | null
}

const TILE = '[data-category] [data-game] > a'
const spinOf = (page: Page) => gameOf(page).getByRole('button', { name: /^Spin/ })

async function valueOf<Value>(site: Site, path: string): Promise<Value> {
  const { text } = await ask(site, path, { headers: { merchant: 'lotus', language: 'EN' } })
  const { value } = JSON.parse(text) as { value: Value } // reason: the platform's own answer
  return value
}

async function listedGame(site: Site, query: string, place = 0): Promise<Game> {
  const { games } = await valueOf<{ games: Game[] }>(site, `/wps/game/list?pageSize=24&${query}`)
  const game = games[place]
  if (game === undefined) throw new Error(`There is no game for ${query}.`)
  return game
}

/** Every launch the page asks for, as its path and query. */
function launchesOf(page: Page): URL[] {
  const seen: URL[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (/\/launch(Game)?$/.test(url.pathname)) seen.push(url)
  })
  return seen
}

/** What every launch says of brand, page and device (A7). */
const FROM_PHONE = { merchant: 'lotus', platform: 'html5', language: 'EN', clientType: '2', gateway: '3' }
const queryOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? [])

function operate(site: Site, path: string, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator/${path}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('a member plays from a tile to a round and comes back to the same place (GAM-01, GAM-02, LOB-23)', async ({
  page,
  site,
}) => {
  const launches = launchesOf(page)
  await signIn(page, 'lotus')
  await alive(page)
  await markVisit(page)
  const tile = page.locator(TILE).nth(24)
  // As far as a tap would scroll.
  await tile.click({ trial: true })
  const before = await page.evaluate(() => scrollY)
  await tile.dblclick()
  await expect(page.locator(READY)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/game\?nodeId=\d+$/)
  const nodeId = new URL(page.url()).searchParams.get('nodeId') ?? ''
  const game = await valueOf<Game>(site, `/wps/game/detail?nodeId=${nodeId}`)
  expect(launches.map(({ pathname }) => pathname)).toEqual(['/wps/game/launchGame'])
  expect(queryOf(launches[0])).toEqual({
    category: game.gameType,
    vendor: game.vassalage,
    gameId: game.gameId,
    nodeId,
    freePlay: '0',
    ...FROM_PHONE,
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.displayName)
  await expect(gameOf(page).getByText('Sandbox', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator('[data-screen=home]')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await expectSameVisit(page)
  const recent = page.waitForResponse(/\/wps\/game\/recent\?/)
  await page.goto('/m/recent-games', { waitUntil: 'domcontentloaded' })
  await recent
  await expect(page.locator('[data-screen=recent-games] li').first()).toContainText(game.displayName)
})

test('a game is there again after a reload, and leads back (GAM-01, GAM-06)', async ({ page, site }) => {
  const game = await listedGame(site, 'gameType=CRASH', 2)
  await signIn(page, 'lotus', `/m/game?nodeId=${game.nodeId}`, 'agent')
  await expect(page.locator(READY)).toBeVisible()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator(READY)).toBeVisible()
  await expect(page).toHaveTitle(`${game.displayName} · Lotus`)
  await page.getByRole('button', { name: 'Load the game again' }).click()
  await expect(page.locator('[data-screen=game][data-state=loading]')).toBeVisible()
  await expect(page.locator(READY)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a guest who taps a game logs in and is in the game (GAM-01)', async ({ page }) => {
  await open(page, '/m/home')
  await markVisit(page)
  const tile = page.locator(TILE).nth(4)
  const name = await tile.textContent()
  await tile.click()
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Fgame%3FnodeId%3D\d+$/)
  await fillLogin(page, MEMBERS.lotus)
  await expect(page.locator(READY)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expectSameVisit(page)
})

test('a visitor tries a game with a trial session, which plays nothing for real (GAM-01, ACC-09)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 403/)
  const launches = launchesOf(page)
  const slot = await listedGame(site, 'gameType=SLOT')
  const live = await listedGame(site, 'gameType=LIVE')
  const trial = page.waitForRequest(/\/wps\/session\/login\/freeplay$/)
  await page.goto(`/m/game?nodeId=${slot.nodeId}&free=1`, { waitUntil: 'domcontentloaded' })
  expect((await trial).postDataJSON()).toEqual({ module: 'FREEPLAY' })
  await expect(page.locator(READY)).toBeVisible()
  expect(queryOf(launches[0])).toMatchObject({ nodeId: slot.nodeId, freePlay: '1' })
  await expect(page.locator('[data-screen=game] header').getByText('Free play')).toBeVisible()
  await expect(gameOf(page).getByText('Play money', { exact: true })).toBeVisible()
  await spinOf(page).click()
  await expect(
    gameOf(page)
      .getByText(/^(No win this time|Line \d+ ·|You won)/)
      .first(),
  ).toBeVisible()
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('trialUser'),
    JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').type,
  ])
  expect(kept).toEqual([expect.stringMatching(/^trial/), 4])

  await page.goto(`/m/game?nodeId=${live.nodeId}`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator(REFUSED)).toContainText(
    'Please log in to an actual account to use this function.',
  )
  await page.getByRole('button', { name: 'Log in to an actual account' }).click()
  await fillLogin(page, MEMBERS.lotus)
  await expect(page.locator(READY)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('trialUser'))).toBeNull()
})

test('lotteries go through their own launcher with the modes of their rules (GAM-02, GAM-03)', async ({
  page,
  site,
}) => {
  const launches = launchesOf(page)
  const vietnam = await listedGame(site, 'gameType=LOTT&vassalage=TCG_LOTTO_VN')
  const sea = await listedGame(site, 'gameType=ELOTT&vassalage=TCG_SEA')
  await signIn(page, 'lotus', `/m/game?nodeId=${vietnam.nodeId}`)
  await expect(page.locator(READY)).toBeVisible()
  await page.goto(`/m/game?nodeId=${sea.nodeId}`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator(READY)).toBeVisible()
  expect(launches.map(({ pathname }) => pathname)).toEqual(Array(2).fill('/lgw/games/mobile/launch'))
  expect(launches.map(queryOf)).toEqual([
    {
      vendor: 'TCG_LOTTO_VN',
      gameCode: vietnam.gameCode,
      prizeMode: 'elottery',
      playType: vietnam.lottoMode?.includes('Entertainment') ? 'ent' : 'trad',
      ...FROM_PHONE,
    },
    { vendor: 'TCG_SEA', gameCode: sea.gameCode, prizeMode: 'SEA', playType: 'ent', ...FROM_PHONE },
  ])
})

test('a provider that is down and an account that may not play are explained in words (GAM-01)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of (403|404|503)/)
  const game = await listedGame(site, 'vassalage=FLP')
  await operate(site, 'vendors/FLP/down', { down: true })
  // Whose play is restricted plays in no other journey that may be on its way now.
  await signIn(page, 'lotus', `/m/game?nodeId=${game.nodeId}`, 'agent')
  await expect(page.locator(REFUSED)).toContainText('Flopside is taking a break')
  await operate(site, 'vendors/FLP/down', { down: false })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(READY)).toBeVisible()
  await page.goto('/m/game?nodeId=99', { waitUntil: 'domcontentloaded' })
  await expect(page.locator(REFUSED)).toContainText('This game is not here')
  await page.goto('/m/game?nodeId=%3Cscript%3E', { waitUntil: 'domcontentloaded' })
  await expect(page.locator(REFUSED)).toContainText('This game is not here')
  await operate(site, 'members/lotus/lotus.agent/play', { restricted: true })
  await page.goto(`/m/game?nodeId=${game.nodeId}`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator(REFUSED)).toContainText('Your account may not open games at the moment.')
  await operate(site, 'members/lotus/lotus.agent/play', { restricted: false })
  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a launch without an answer says so after fifteen seconds, and one without a network goes on with it (GAM-01)', async ({
  page,
  context,
  site,
  watch,
}) => {
  // The held clock also fires timers that the page has taken back in the same jump.
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED/, /executing a cancelled action/)
  const game = await listedGame(site, 'gameType=FISH')
  await signIn(page, 'lotus')
  await page.clock.install()
  await page.route('**/wps/game/launchGame*', () => undefined)
  const launchRequest = page.waitForRequest('**/wps/game/launchGame*')
  await page.goto(`/m/game?nodeId=${game.nodeId}`, { waitUntil: 'domcontentloaded' })
  await launchRequest
  await expect(page.getByText('Opening the game…')).toBeVisible()
  await watch.scriptsArrived()
  await page.clock.fastForward(15_000)
  await expect(page.locator(REFUSED)).toContainText('did not open within 15 seconds')
  await page.unroute('**/wps/game/launchGame*')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(REFUSED)).toContainText('You are offline')
  await context.setOffline(false)
  await expect(page.locator(READY)).toBeVisible()
})

test('a session that ends while playing leads through the login and back into the game (GAM-01)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 40[13]/)
  // The stream would notify the page first, and there would be nothing left to tap.
  await page.route('**/wps/events?*', (route) => route.abort())
  watch.allow(/wps\/events/)
  const game = await listedGame(site, 'gameType=BINGO')
  await signIn(page, 'lotus', `/m/game?nodeId=${game.nodeId}`)
  await expect(page.locator(READY)).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
  const { token } = JSON.parse(stored ?? '{}') as { token: string } // reason: the session's shape of A3
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await fetch(`http://127.0.0.1:${site.port}/wps/session/logout`, {
    method: 'DELETE',
    headers: { merchant: 'lotus', language: 'EN', authorization: `Bearer ${token}`, cookie: cookies },
  })
  await spinOf(page).click()
  await expect(page.locator(REFUSED)).toContainText(`Log in again and you are back in ${game.displayName}`)
  await page.locator(REFUSED).getByRole('button', { name: 'Log in' }).click()
  await fillLogin(page, MEMBERS.lotus)
  await expect(page.locator(READY)).toBeVisible()
})
