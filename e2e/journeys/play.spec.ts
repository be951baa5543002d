import type { Page } from '@playwright/test'
import { ask } from '#support/ask.ts'
import { balanceOf, callAs, expectSameMoney, gameOf, minor, READY, REFUSED } from '#support/game.ts'
import { signIn } from '#support/member.ts'
import { testOnGamesSite as test } from '#support/own-site.ts'
import type { Site } from '#support/sites.ts'
import { expect } from '#support/test.ts'

test.use({ language: 'EN' })

/** A flight that comes to its greatest height takes 69 s. */
const LONGEST_FLIGHT_MS = 90_000

/** A tap may come too late for the draw that closes just then, or for the flight: it is refused in words, and nothing is lost. */
const TOO_LATE = /status of 409 .*\/api\/(crash|lottery)\//

interface Listed {
  readonly nodeId: string
  readonly displayName: string
  readonly supportPlay: number
  readonly freeplay: number
}
interface Round {
  readonly roundId: string
  readonly stake: string
  readonly payout: string
  readonly status: string
}

const isFree = ({ freeplay, supportPlay }: Listed): boolean => supportPlay === 0 || freeplay === 1

async function firstGame(
  site: Site,
  query: string,
  fits: (game: Listed) => boolean = () => true,
): Promise<Listed> {
  const { text } = await ask(site, `/wps/game/list?pageSize=50&${query}`, {
    headers: { merchant: 'lotus', language: 'EN' },
  })
  const { value } = JSON.parse(text) as { value: { games: Listed[] } } // reason: the platform's own answer
  const game = value.games.find(fits)
  if (game === undefined) throw new Error(`There is no game for ${query}.`)
  return game
}

const gameAddress = ({ nodeId }: Listed): string => `/m/game?nodeId=${nodeId}`
const rounds = async (page: Page, { nodeId }: Listed): Promise<Round[]> =>
  (await callAs<{ list: Round[] }>(page, `/wps/game/rounds?nodeId=${nodeId}`, 'lotus')).list

/** What the rounds of a game cost and paid, in minor units; every one of them is settled. */
async function resultOf(page: Page, game: Listed): Promise<number> {
  const all = await rounds(page, game)
  expect(all.filter(({ status }) => status === 'open')).toEqual([])
  return all
    .filter(({ status }) => status !== 'refunded')
    .reduce((sum, { payout, stake }) => sum + minor(payout) - minor(stake), 0)
}

/** Flies once with a cash-out at the lowest height, until a flight pays. */
async function flyUntilPaid(page: Page): Promise<void> {
  const game = gameOf(page)
  await game.getByRole('checkbox', { name: 'Auto cash-out' }).check()
  await game.getByRole('textbox', { name: 'Cash out at' }).fill('1.01')
  await expect(async () => {
    await game.getByRole('button', { name: /^Bet / }).click()
    await expect(game.getByText(/^You won ฿/).first()).toBeVisible({ timeout: 6_000 })
  }).toPass()
}

/** Buys a ticket on every digit of the bottom run: two of ten, or one, are drawn. */
async function buyEveryDigit(page: Page): Promise<void> {
  const game = gameOf(page)
  await game.getByRole('button', { name: 'Run bottom' }).click()
  for (let digit = 0; digit < 10; digit += 1)
    await game.getByRole('button', { name: `Digit ${digit}` }).click()
  await expect(async () => {
    await game.getByRole('button', { name: /^Buy for / }).click()
    await expect(game.getByText(/^Ticket bought for draw/).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(game.getByText(/^(You won ฿|won ฿)/).first()).toBeVisible({ timeout: 60_000 })
}

test('a member plays a slot for money, and wallet, rounds and recent games agree (GAM-04, LOB-23)', async ({
  page,
  site,
}) => {
  await signIn(page, 'lotus', '/m/slot', 'agent')
  const before = await balanceOf(page)
  const slot = await firstGame(site, 'gameType=SLOT')
  const played = (await rounds(page, slot)).length
  const result = await resultOf(page, slot)
  await page.locator(`[data-game="${slot.nodeId}"] > a`).first().click()
  await expect(page.locator(READY)).toBeVisible()
  await gameOf(page).getByRole('button', { name: /^Spin/ }).click()
  await expect.poll(async () => (await rounds(page, slot)).length).toBe(played + 1)
  await expectSameMoney(page)
  expect((await balanceOf(page)) - before).toBe((await resultOf(page, slot)) - result)
  await page.getByRole('button', { name: 'Your rounds' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your rounds' })
  await expect(sheet.getByRole('listitem').first()).toContainText(/Stake ฿/)
  const recent = await callAs<{ list: Listed[] }>(page, '/wps/game/recent', 'lotus')
  expect(recent.list[0]?.nodeId).toBe(slot.nodeId)
})

test(
  'a member plays a slot, a flight and a draw for money, and every record agrees (GAM-04, GAM-05, LOB-08, LOB-23)',
  { tag: '@soak' },
  async ({ page, site, watch }) => {
    test.slow()
    watch.allow(TOO_LATE)
    await signIn(page, 'lotus', '/m/slot', 'agent')
    const before = await balanceOf(page)
    const slot = await firstGame(site, 'gameType=SLOT')
    const earlier = await resultOf(page, slot)
    await page.locator(`[data-game="${slot.nodeId}"] > a`).first().click()
    await expect(page.locator(READY)).toBeVisible()
    const had = (await rounds(page, slot)).length
    await gameOf(page).getByRole('button', { name: /^Spin/ }).click()
    await expect.poll(async () => (await rounds(page, slot)).length).toBe(had + 1)
    await expectSameMoney(page)

    const flight = await firstGame(site, 'gameType=CRASH')
    await page.goto(gameAddress(flight), { waitUntil: 'domcontentloaded' })
    await expect(page.locator(READY)).toBeVisible()
    await flyUntilPaid(page)
    await expectSameMoney(page)
    const winners = await callAs<{ nodeId: string; winAmount: string }[]>(
      page,
      '/wps/game/winners?gameCategory=ALL&limitNum=20',
      'lotus',
    )
    const flown = (await rounds(page, flight)).find(({ payout }) => payout !== '0.00')
    expect(winners).toContainEqual(
      expect.objectContaining({ nodeId: flight.nodeId, winAmount: flown?.payout }),
    )

    const draw = await firstGame(site, 'gameType=ELOTT')
    await page.goto(gameAddress(draw), { waitUntil: 'domcontentloaded' })
    await expect(page.locator(READY)).toBeVisible()
    await buyEveryDigit(page)
    await expect.poll(async () => (await rounds(page, draw))[0]?.status).toBe('closed')
    await expectSameMoney(page)

    const after = [await resultOf(page, slot), await resultOf(page, flight), await resultOf(page, draw)]
    const results = after.reduce((sum, one) => sum + one, 0)
    expect((await balanceOf(page)) - before).toBe(results - earlier)

    await page.getByRole('button', { name: 'Your rounds' }).click()
    const sheet = page.getByRole('dialog', { name: 'Your rounds' })
    await expect(sheet.getByRole('listitem')).toHaveCount((await rounds(page, draw)).length)
    await expect(sheet.getByRole('listitem').first()).toContainText(/Stake ฿/)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    const recent = await callAs<{ list: Listed[] }>(page, '/wps/game/recent', 'lotus')
    expect(recent.list.slice(0, 3).map(({ nodeId }) => nodeId)).toEqual(
      [draw, flight, slot].map(({ nodeId }) => nodeId),
    )
  },
)

test(
  'a visitor plays a slot, a flight and a draw with play money, and no wallet is called (GAM-01, GAM-04)',
  { tag: '@soak' },
  async ({ page, site, watch }) => {
    test.slow()
    watch.allow(TOO_LATE)
    const [slot, flight, draw] = [
      await firstGame(site, 'gameType=SLOT', isFree),
      await firstGame(site, 'gameType=CRASH', isFree),
      await firstGame(site, 'gameType=ELOTT', isFree),
    ]
    const tryFree = async (game: Listed): Promise<void> => {
      await page.goto(`${gameAddress(game)}&free=1`, { waitUntil: 'domcontentloaded' })
      await expect(page.locator(READY)).toBeVisible()
      await expect(gameOf(page).getByText('Play money', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Your rounds' })).toHaveCount(0)
    }
    await tryFree(slot)
    await gameOf(page).getByRole('button', { name: /^Spin/ }).click()
    await expect(
      gameOf(page)
        .getByText(/^(No win this time|Line \d+ ·|You won)/)
        .first(),
    ).toBeVisible()
    await tryFree(flight)
    await flyUntilPaid(page)
    await tryFree(draw)
    await buyEveryDigit(page)
    expect(await callAs<{ list: Round[] }>(page, '/wps/game/rounds', 'lotus')).toMatchObject({ list: [] })
  },
)

test(
  'a flight goes on over a reload, on a second device, and pays once (GAM-06, GAM-05)',
  { tag: '@soak' },
  async ({ page, site, watch, newVisitor }) => {
    test.slow()
    watch.allow(TOO_LATE)
    const flight = await firstGame(site, 'gameType=CRASH')
    await signIn(page, 'lotus', gameAddress(flight))
    await expect(page.locator(READY)).toBeVisible()
    const before = await balanceOf(page)
    const played = await resultOf(page, flight)
    // A flight that lasts: others crash at once.
    await expect(async () => {
      await gameOf(page).getByRole('button', { name: /^Bet / }).dblclick()
      await expect(gameOf(page).getByText('Flying').first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator(READY)).toBeVisible()
    const other = await (await newVisitor()).newPage()
    await signIn(other, 'lotus', gameAddress(flight))
    await expect(other.locator(READY)).toBeVisible()
    // Both see the one flight, or that it has ended in the meantime; nothing was bet twice.
    await expect
      .poll(async () => (await rounds(page, flight)).every(({ status }) => status !== 'open'), {
        timeout: LONGEST_FLIGHT_MS,
      })
      .toBe(true)
    expect((await balanceOf(page)) - before).toBe((await resultOf(page, flight)) - played)
    await expectSameMoney(other)
  },
)

test('a game that is attacked through its frame and its messages stays shut (GAM-06)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(
    /frame-ancestors|Framing|navigate|Unsafe attempt|Blocked opening|sandboxed|allow-(top|popups|modals)|violates|refused to connect|ERR_BLOCKED/i,
  )
  const slot = await firstGame(site, 'gameType=SLOT')
  await signIn(page, 'lotus', gameAddress(slot))
  await expect(page.locator(READY)).toBeVisible()
  const address = (await page.locator('[data-screen=game] iframe').getAttribute('src')) ?? ''
  const { origin } = new URL(address)
  expect(origin).not.toBe(new URL(page.url()).origin)
  const stored = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
  const { token } = JSON.parse(stored ?? '{}') as { token: string } // reason: the session's shape of A3
  expect(address).not.toContain(token)

  // Wrong origin: the page's own window says that the game is over, and nothing happens.
  await page.evaluate(() => {
    for (let n = 1; n < 1_000; n += 333)
      postMessage({ site: 1, channel: 'guessed-channel-of-a-game', n, type: 'exit' }, '*')
  })
  const inside = page.frames().find((frame) => frame.url().startsWith(origin))
  if (inside === undefined) throw new Error('There is no game in the frame.')
  const channel = await inside.evaluate(
    () => (JSON.parse(document.querySelector('#boot')?.textContent ?? '{}') as { channel: string }).channel,
  )
  // Replayed: a number that was received before. Nested: a frame within the game's frame, with the right channel.
  await inside.evaluate((of) => {
    parent.postMessage({ site: 1, channel: of, n: 1, type: 'exit' }, '*')
    const nested = document.createElement('iframe')
    document.body.append(nested)
    nested.contentWindow?.parent.parent.postMessage({ site: 1, channel: of, n: 1, type: 'exit' }, '*')
  }, channel)
  // Top navigation, a window, the site's document and storage.
  const tries = await inside.evaluate(() =>
    [
      () => top?.location.assign('/m/login'),
      () => (open('about:blank') === null ? undefined : 'opened'),
      () => parent.document.title,
      () => parent.localStorage.length,
    ].map((attempt) => {
      try {
        return attempt() ?? 'nothing'
      } catch {
        return 'refused'
      }
    }),
  )
  expect(tries).toEqual(['refused', 'nothing', 'refused', 'refused'])
  await expect(page.locator(READY)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/m/game\\?nodeId=${slot.nodeId}$`))
  await gameOf(page).getByRole('button', { name: /^Spin/ }).click()
  await expectSameMoney(page)

  // Framed by another site, or opened by itself, the game does not start.
  const thief = await page.context().newPage()
  await thief.route('http://evil.localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}"></iframe>` }),
  )
  await thief.goto('http://evil.localhost/')
  await expect(thief.frameLocator('iframe').locator('#game')).toHaveCount(0)
  await thief.goto(address)
  await expect(thief.getByText('This game only opens inside the site.')).toBeVisible()
  await thief.close()
})

test('a visitor who plays with play money for half an hour sees that as well, with what it cost, and may go on (GAM-06)', async ({
  page,
  site,
  watch,
}) => {
  // The held clock also fires timers that the page has taken back in the same jump.
  watch.allow(/executing a cancelled action/)
  // Of play for money the platform keeps the time; that journey is responsible play's.
  const slot = await firstGame(site, 'gameType=SLOT', isFree)
  await signIn(page, 'lotus')
  await page.clock.install()
  await page.goto(`${gameAddress(slot)}&free=1`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator(READY)).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await watch.holdTime(page)
  await page.clock.fastForward(14 * 60_000)
  await page.clock.fastForward(14 * 60_000)
  await page.clock.fastForward(2 * 60_000 + 1_000)
  await page.clock.resume()
  const check = page.getByRole('dialog', { name: 'Time for a look at the clock' })
  await expect(check).toContainText('You have been playing for 30 minutes.')
  await expect(check).toContainText('Staked')
  await check.getByRole('button', { name: 'Keep playing' }).click()
  await expect(check).toHaveCount(0)
  await expect(page.locator(READY)).toBeVisible()
})

test('a platform that dies and a provider that dies while a member plays cost nothing (GAM-05, GAM-06, PLT-06)', async ({
  page,
  site,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 50\d|ERR_|Failed to load|EventSource/)
  const slot = await firstGame(site, 'gameType=SLOT')
  await signIn(page, 'lotus', gameAddress(slot))
  await expect(page.locator(READY)).toBeVisible()
  const [before, played] = [await balanceOf(page), await resultOf(page, slot)]
  const spin = gameOf(page).getByRole('button', { name: /^Spin/ })
  await site.stopPlatform()
  await spin.click()
  await site.startPlatform()
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  await expect
    .poll(async () => (await balanceOf(page)) - before - ((await resultOf(page, slot)) - played))
    .toBe(0)
  await site.stopGames()
  await page.getByRole('button', { name: 'Load the game again' }).click()
  await expect(page.locator(REFUSED)).toContainText('is taking a break')
  await site.startGames()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(READY)).toBeVisible()
})
