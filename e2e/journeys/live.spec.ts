import type { Locator, Page } from '@playwright/test'
import { ask } from '#support/ask.ts'
import { signIn } from '#support/member.ts'
import { expectSameVisit, markVisit, open, untilReady, visit } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'
import { win } from '#support/win.ts'

const POLL_MS = 15_000
const TO_THE_END = 100_000

const board = (page: Page): Locator => page.locator('section[data-winners]')
const rows = (page: Page): Locator => board(page).getByRole('listitem')

/**
 * Scrolls, a screen at a time or to the end at once, until a part below the first screen has been fetched and is
 * in view. From the end of the page it begins again at the top: after a reload the part may lie above, not yet fetched.
 */
async function come(page: Page, part: Locator, stroke = 600): Promise<void> {
  await expect(async () => {
    if (await part.isVisible()) return part.scrollIntoViewIfNeeded({ timeout: 500 })
    const ended = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    )
    await page.mouse.wheel(0, ended ? -TO_THE_END : stroke)
    throw new Error('not near yet')
  }).toPass({ intervals: [100] })
  await expect(part).toBeInViewport()
}

const minor = (money: string): number => Math.round(Number(money.replace(/[^\d.]/g, '')) * 100)

test.describe('the winner board', () => {
  test.use({ language: 'EN' })

  test('moves in pairs, can be paused, and shows a new win without a reload; a tap opens the game (LOB-08)', async ({
    page,
    newVisitor,
  }) => {
    await open(page, '/m/home')
    await markVisit(page)
    await come(page, board(page), TO_THE_END)
    await expect(board(page)).toHaveAttribute('data-winners', '20')
    await expect(rows(page).first()).toContainText(/^.{1,2}\*{3}.? Just won in.+\+฿[\d,]+\.\d{2}$/)
    const pause = board(page).getByRole('button', { name: 'Pause the winners' })
    await pause.click()
    await expect(rows(page)).toHaveCount(20)
    const all = await rows(page).allInnerTexts()
    await board(page).getByRole('button', { name: 'Let the winners move' }).click()
    // Who misses a step sees it again in the next round.
    for (const pair of [2, 4])
      await expect(rows(page).first()).toHaveText(all[pair] ?? '', { useInnerText: true, timeout: 45_000 })
    await pause.click()
    await expect(rows(page)).toHaveCount(20)
    await expect(rows(page).first()).toHaveText(all[0] ?? '', { useInnerText: true })

    const player = await (await newVisitor()).newPage()
    await signIn(player, 'lotus')
    const payout = await win(player, 'lotus')
    await expect(rows(page).first()).toContainText(`+฿${payout}`)
    await expect(rows(page).first()).toContainText('lo***o')
    await expect(rows(page)).toHaveCount(20)
    await expectSameVisit(page)

    await rows(page).first().getByRole('link').click()
    await expect(page).toHaveURL((url) => /^\/m\/game\?nodeId=\d+/.test(url.searchParams.get('next') ?? ''))
  })

  for (const { wins, shown, moves } of [
    { wins: 0, shown: undefined, moves: 0 },
    { wins: 5, shown: '4', moves: 0 },
    { wins: 7, shown: '6', moves: 1 },
  ])
    test(`with ${wins} wins ${shown ?? 'none'} stand in pairs, and ${moves ? 'move' : 'nothing moves'} (LOB-08)`, async ({
      page,
    }) => {
      await page.route('**/wps/game/winners?*', async (route) => {
        const answer = await route.fetch()
        const { success, value } = (await answer.json()) as { success: boolean; value: unknown[] } // reason: the platform's own envelope
        await route.fulfill({ response: answer, json: { success, value: value.slice(0, wins) } })
      })
      let answered = false
      page.on('requestfinished', (request) => {
        if (request.url().includes('/wps/game/winners')) answered = true
      })
      await open(page, '/m/home')
      // The board is fetched when it comes near.
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, TO_THE_END)
          return answered
        })
        .toBe(true)
      if (shown === undefined) await expect(board(page)).toHaveCount(0)
      else {
        await expect(board(page)).toHaveAttribute('data-winners', shown)
        await expect(board(page).getByRole('button', { name: 'Pause the winners' })).toHaveCount(moves)
      }
      // The board may be asking anew: its call is answered before the page goes.
      await page.unrouteAll({ behavior: 'wait' })
    })

  test('asks for new wins while the stream is down (LOB-08)', async ({ page, newVisitor, watch }) => {
    watch.allow(/\/wps\/events/)
    await page.clock.install()
    await page.route('**/wps/events?*', (route) => route.abort())
    await open(page, '/m/home')
    await come(page, board(page), TO_THE_END)
    await board(page).getByRole('button', { name: 'Pause the winners' }).click()
    await watch.holdTime(page)
    const player = await (await newVisitor()).newPage()
    await signIn(player, 'lotus')
    const payout = await win(player, 'lotus')
    await page.clock.fastForward(POLL_MS)
    await expect(rows(page).first()).toContainText('lo***o')
    await expect(rows(page).first()).toContainText(`+฿${payout}`)
  })

  test('does not move for a visitor who prefers reduced motion, and speaks another language at once (LOB-08)', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/m/home')
    await come(page, board(page), TO_THE_END)
    await expect(rows(page)).toHaveCount(20)
    await expect(board(page).getByRole('button', { name: /winners/ })).toHaveCount(0)
    const amount = await rows(page).first().locator('[data-gain]').innerText()
    const winnersRequest = page.waitForRequest(/\/wps\/game\/winners/)
    await page.evaluate(() => localStorage.setItem('language', 'TY'))
    // Another tab of this visitor has chosen Thai.
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'TY' })))
    await winnersRequest
    await expect(rows(page).first()).toContainText('เพิ่งชนะในเกม')
    await expect(rows(page).filter({ hasText: amount }).first()).toContainText(/[ก-๙]{3}/)
  })
})

test('what comes late has had its place from the start (LOB-05, LOB-08)', async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((settle) => (release = settle))
  await page.route(/\/wps\/game\/(jackpot|winners)/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/m/home')
  const places = page.locator('main [data-shape=block]')
  const parts = [page.locator('[data-jackpot]'), board(page)] as const
  const height = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.height ?? 0)
  const heights: number[] = []
  for (const [i] of parts.entries()) {
    await come(page, places.nth(i))
    // Its code comes in the meantime and holds the place in its turn: for a moment there may be no box to measure.
    await expect.poll(async () => (heights[i] = await height(places.nth(i)))).toBeGreaterThan(0)
  }
  release()
  for (const [i, part] of parts.entries()) {
    await come(page, part)
    await expect.poll(() => height(part)).toBe(heights[i])
  }
})

test('what other modules put on top of home has had its place before it came (LOB-02, LOB-03, LOB-04)', async ({
  page,
}) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((settle) => (release = settle))
  const code = /\/assets\/(content|member-centre)\/(banner|ticker|balance)[^/]*\.js$/
  await page.route(code, async (route) => {
    await held
    await route.continue()
  })
  const codeRequest = page.waitForRequest(code)
  await signIn(page, 'lotus')
  await codeRequest
  const place = (name: string): Locator => page.locator(`[data-slot="lobby-home.${name}"]`)
  const tops = async (): Promise<(number | undefined)[]> => {
    const boxes = ['banner', 'ticker', 'balance'].map((name) => place(name).boundingBox())
    const strip = page.locator('[data-screen=home] > nav').boundingBox()
    return (await Promise.all([...boxes, strip])).map((box) => box?.y)
  }
  await expect(place('balance').locator('[data-shape=block]')).toBeVisible()
  const before = await tops()
  release()
  await expect(place('balance').locator('[data-state=ready]')).toBeVisible()
  await expect(place('banner').locator('[data-awake]')).toBeVisible()
  await expect(place('ticker').getByRole('button').first()).toBeVisible()
  expect(await tops()).toEqual(before)
})

test('the jackpot counter rises by 100 to 200 every 3 to 5 s within its range, can be paused and goes on where it was (LOB-05)', async ({
  page,
  watch,
}) => {
  await page.clock.install()
  await open(page, '/m/home')
  const counter = page.locator('[data-jackpot]')
  await come(page, counter)
  const number = counter.locator('[data-value]')
  const value = async (): Promise<number> => minor((await number.getAttribute('data-value')) ?? '') / 100
  await expect(number).toHaveAttribute('data-value', /^฿1[0-2]\d,\d{3},\d{3}\.00$/)
  // No step is taken unseen.
  await watch.holdTime(page)
  for (let step = 0; step < 3; step += 1) {
    const before = await value()
    let seconds = 0
    await expect(async () => {
      await page.clock.fastForward(1_000)
      seconds += 1
      // Drawn a moment later; a second step before that would look like one that is too large.
      await expect.poll(value, { timeout: 2_000 }).toBeGreaterThan(before)
    }).toPass({ intervals: [50] })
    const risen = (await value()) - before
    expect(risen).toBeGreaterThanOrEqual(100)
    expect(risen).toBeLessThanOrEqual(200)
    // Every 3, 4 or 5 s (A9); of the first one some may have passed already.
    expect(seconds).toBeGreaterThanOrEqual(step === 0 ? 1 : 3)
    expect(seconds).toBeLessThanOrEqual(5)
  }
  await counter.getByRole('button').click()
  const held = await value()
  await page.clock.fastForward(20_000)
  expect(await value()).toBe(held)
  await page.clock.resume()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await come(page, counter)
  await expect.poll(value).toBeGreaterThanOrEqual(held)
})

test.describe('a vendor grid', () => {
  test.use({ brand: 'coral', language: 'EN' })

  test('shows the vendors of its type; a vendor’s games are in the address; an unknown vendor leaves it (LOB-14)', async ({
    page,
    site,
  }) => {
    const { text } = await ask(site, '/wps/game/menus', {
      brand: 'coral',
      headers: { merchant: 'coral', language: 'EN' },
    })
    const { value } = JSON.parse(text) as {
      value: {
        key: string
        totalCount: number
        vendors: { vassalage: string; displayName: string; gameCount: number; isHot: number }[]
      }[]
    } // reason: the platform's own answer
    const menu = value.find(({ key }) => key === 'COCKFIGHT')
    const vendors = menu?.vendors ?? []
    await visit(page, '/m/cockfight')
    const cards = page.getByRole('list', { name: 'Providers' }).getByRole('link')
    await expect(cards).toHaveCount(vendors.length)
    for (const [at, { displayName, gameCount, isHot }] of vendors.entries()) {
      await expect(cards.nth(at)).toContainText(displayName)
      await expect(cards.nth(at)).toContainText(`${gameCount} games`)
      await expect(cards.nth(at).getByText('HOT')).toHaveCount(isHot)
    }
    await expect(page.locator('[data-screen]').getByRole('status')).toHaveText(`${menu?.totalCount} games`)
    await expect(page.locator('[data-slot="lobby-vendor-grid.banner"] img').first()).toBeVisible()

    await cards.last().click()
    const last = vendors.at(-1)
    await expect(page).toHaveURL(`/m/cockfight?vassalage=${last?.vassalage}`)
    await expect(page.locator('[data-screen]').getByRole('status')).toHaveText(`${last?.gameCount} games`)
    await expect(cards.last()).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(page.locator('[data-screen]').getByRole('status')).toHaveText(`${menu?.totalCount} games`)

    await visit(page, '/m/cockfight?vassalage=UNKNOWN')
    await expect(page).toHaveURL('/m/cockfight')
    await expect(page.locator('[data-screen]').getByRole('status')).toHaveText(`${menu?.totalCount} games`)
  })
})

test.describe('lotteries', () => {
  test.use({ language: 'EN' })

  test('count down from second to second to the draw that comes next (GAM-07)', async ({ page }) => {
    await visit(page, '/m/elott')
    const fast = page.locator('[data-lottery]', { hasText: 'Every 30 seconds' }).first()
    await fast.scrollIntoViewIfNeeded()
    const timer = fast.getByRole('timer')
    await expect(timer).toHaveText(/^00:[0-3]\d$/)
    await expect(fast.getByText(/^Draw \d{8}-\d{4}$/).first()).toBeVisible()
    const soon = await timer.innerText()
    await expect(timer).not.toHaveText(soon)
  })

  test(
    'come to a draw that really happens, and show its numbers without a reload (GAM-07)',
    { tag: '@soak' },
    async ({ page }) => {
      await visit(page, '/m/elott')
      await markVisit(page)
      const fast = page.locator('[data-lottery]', { hasText: 'Every 30 seconds' }).first()
      await fast.scrollIntoViewIfNeeded()
      const timer = fast.getByRole('timer')
      await expect(timer).toHaveText(/^00:[0-3]\d$/)
      // The card's own line; the list of past draws names it, too, once it is open.
      const issue = fast.getByText(/^Draw \d{8}-\d{4}$/).first()
      const before = await issue.innerText()
      const soon = await timer.innerText()
      await expect(timer).not.toHaveText(soon)
      await expect(issue).not.toHaveText(before, { timeout: 45_000 })
      const drawn = {
        issue: await issue.innerText(),
        numbers: (await fast.locator('[data-numbers]').getAttribute('data-numbers')) ?? '',
      }
      await fast.getByRole('button', { name: /^Draws:/ }).click()
      const draws = fast.getByRole('list').getByRole('listitem')
      await expect(draws.first()).toContainText(drawn.issue)
      await expect(draws.first().locator('[data-numbers]')).toHaveAttribute('data-numbers', drawn.numbers)
      await expect(draws.nth(1)).toContainText(before)
      await expectSameVisit(page)
      await fast.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/m\/login\?next=.*nodeId/)
    },
  )

  test('of a day say when they are drawn, in the time of their place (GAM-07)', async ({ page }) => {
    await visit(page, '/m/lott?vassalage=TCG_SEA')
    const cards = page.locator('[data-lottery]')
    await expect(cards.first()).toContainText(/\d{2}:\d{2} \(GMT\+8\)/)
    await expect(cards.first().getByRole('timer')).toHaveText(/^(\d+ d )?(\d{2}:)?\d{2}:\d{2}$/)
    await expect(cards.first().locator('[data-numbers]')).toBeVisible()
    await expect(page.locator('[data-lottery]', { hasText: 'GMT+7' })).toHaveCount(0)
  })
})

test.describe('live anchors', () => {
  test.use({ language: 'EN' })

  test('show who is on air, can be followed, and lead to their table (LOB-26)', async ({ page }) => {
    await signIn(page, 'lotus', '/m/live-games')
    await untilReady(page)
    const strip = page.locator('section[data-anchors]')
    const cards = strip.getByRole('listitem')
    await expect(cards).toHaveCount(12)
    await expect(cards.first()).toContainText('LIVE')
    await expect(cards.last()).not.toContainText('LIVE')
    const name =
      /^Follow (.+)$/.exec(
        (await cards
          .first()
          .getByRole('button', { name: /^Follow/ })
          .getAttribute('aria-label')) ?? '',
      )?.[1] ?? ''
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/wps/anchors/focus') && answer.request().method() === 'POST',
    )
    await cards
      .first()
      .getByRole('button', { name: /^Follow/ })
      .click()
    expect((await saved).status()).toBe(200)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await untilReady(page)
    await strip.getByRole('button', { name: 'Following' }).click()
    await expect(cards).toHaveCount(1)
    await expect(cards.first()).toContainText(name)
    await cards
      .first()
      .getByRole('button', { name: /^Follow/ })
      .click()
    await expect(strip).toContainText('You don’t follow any hosts yet')
    await strip.getByRole('button', { name: 'Featured' }).click()
    await expect(cards).toHaveCount(4)
    await cards.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/m\/game\?nodeId=\d+/)
  })
})
