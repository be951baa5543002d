import type { Locator, Page } from '@playwright/test'
import { visit } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

const tiles = (page: Page) => page.locator('main [data-game]')
/** The gestures come when the page is idle; the context menu shows that they are there, and opens the details. */
async function gestures(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog')
  await expect
    .poll(() =>
      tiles(page)
        .first()
        .evaluate((tile) =>
          tile.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        ),
    )
    .toBe(false)
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}

async function press(page: Page, tile: Locator): Promise<{ x: number; y: number }> {
  const box = await tile.boundingBox()
  if (box === null) throw new Error('the tile is not seen')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.up()
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  return at
}

test('a tile shows that it is pressed, a long press opens its details, moving away cancels both (SHL-22)', async ({
  page,
  watch,
}) => {
  // From the start: a timer that the page set by its own clock is not taken away by the installed one.
  await page.clock.install()
  await visit(page, '/m/slot')
  await gestures(page)
  const sheet = page.getByRole('dialog')
  const tile = tiles(page).nth(1)
  const name = (await tile.locator('[data-name]').textContent()) ?? ''
  const pressed = () => tile.getAttribute('data-pressed')
  await watch.holdTime(page)

  // Pressed after 130 ms; more than 20 px away is no press any more: neither details nor a game (A9).
  const { x, y } = await press(page, tile)
  await page.clock.runFor(129)
  expect(await pressed()).toBeNull()
  await page.clock.runFor(1)
  await expect.poll(pressed).toBe('')
  await page.mouse.move(x + 14, y)
  await page.clock.runFor(150)
  expect(await pressed()).toBe('')
  await page.mouse.move(x + 24, y)
  await page.clock.runFor(99)
  expect(await pressed()).toBe('')
  await page.clock.runFor(1)
  await expect.poll(pressed).toBeNull()
  await page.clock.runFor(400)
  await page.mouse.up()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/slot$/)

  // The details after 370 ms; the finger that leaves then opens nothing.
  await press(page, tile)
  await page.clock.runFor(369)
  await expect(sheet).toHaveCount(0)
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(sheet.getByRole('heading', { name })).toBeVisible()
  await page.mouse.up()
  await expect(tile).not.toHaveAttribute('data-pressed', '')
  await expect(page).toHaveURL(/\/m\/slot$/)
  await expect(sheet.getByText('Smallest stake')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Add to favourites' })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/slot$/)
})

test('the details open by keyboard too, and offer free play where there is some (SHL-22, LOB-13)', async ({
  page,
  site,
}) => {
  await visit(page, '/m/slot')
  const answer = await fetch(
    `http://127.0.0.1:${site.port}/wps/game/list?gameType=SLOT&pageSize=24&pageNo=1`,
    {
      headers: { Merchant: 'lotus', Language: 'EN' },
    },
  )
  const { value } = (await answer.json()) as {
    value: { games: { displayName: string; supportPlay: number; freeplay: number }[] }
  } // reason: the platform's own answer
  const free = value.games.findIndex(({ supportPlay, freeplay }) => supportPlay === 0 || freeplay === 1)
  const paid = value.games.findIndex(({ supportPlay, freeplay }) => supportPlay !== 0 && freeplay !== 1)
  const sheet = page.getByRole('dialog')
  const nameOf = (place: number): string => value.games[place]?.displayName ?? ''

  const details = page.getByRole('button', { name: `Details: ${nameOf(free)}` })
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('heading', { name: nameOf(free) })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Play for free' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(details).toBeFocused()

  const tile = tiles(page).nth(paid).locator('a')
  await tile.focus()
  await expect(async () => {
    await page.keyboard.press('Shift+F10')
    await tile.dispatchEvent('contextmenu')
    await expect(sheet.getByRole('heading', { name: nameOf(paid) })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(sheet.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Play for free' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  // Play leads into the game, and back to the list.
  await details.focus()
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Play for free' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/m/game' && url.searchParams.get('free') === '1')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/slot$/)
  await expect(page.locator('[data-screen=category][data-state=ready]')).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test("a picture that does not arrive leaves the game's name in the brand's light (LOB-13, LOB-24)", async ({
  page,
  watch,
}) => {
  watch.allow(/\/img\/game\//, /ERR_FAILED/)
  await page.route('**/img/game/**', (route) => route.abort())
  await visit(page, '/m/slot')
  const tile = tiles(page).first()
  const name = (await tile.locator('[data-name]').textContent()) ?? ''
  await expect(tile.locator('[data-state=failed]')).toHaveText(name)
  await expect(tile.locator('picture')).toHaveCount(0)
  const { width, height } = (await tile.locator('[data-state=failed]').boundingBox()) ?? {
    width: 0,
    height: 0,
  }
  expect(Math.abs(width - height)).toBeLessThan(2)
})
