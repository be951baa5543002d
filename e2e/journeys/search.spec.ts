import type { Locator, Page } from '@playwright/test'
import { open } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

const field = (page: Page): Locator => page.getByRole('searchbox')
const view = (page: Page): Locator => page.locator('[data-screen=search-games]')
const found = (page: Page): Locator => page.getByRole('region', { name: /^(Search results|ผลการค้นหา)$/ })
const recommended = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Recommended for you|แนะนำสำหรับคุณ)$/ })

/** What the page asks of the platform by name, in order. */
function listRequests(page: Page): URL[] {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/wps/game/list') calls.push(url)
  })
  return calls
}

async function openPopup(page: Page): Promise<void> {
  await open(page, '/m/home')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Search|ค้นหาเกม)/ })
    .click()
  await expect(field(page)).toBeFocused()
}

test('a search waits until half a second after the last letter, or for Enter (LOB-17, LOB-12)', async ({
  page,
  watch,
}) => {
  await page.clock.install()
  const calls = listRequests(page)
  await openPopup(page)
  await watch.holdTime(page)
  await field(page).pressSequentially('dragn')
  await page.clock.runFor(450)
  expect(calls).toHaveLength(0)
  await field(page).press('Backspace')
  await field(page).press('Enter')
  await expect.poll(() => calls.length).toBe(1)
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({
    merchant: 'lotus',
    platform: 'html5',
    language: 'EN',
    clientType: '2',
    gameName: 'drag',
    pageSize: '36',
    pageNo: '1',
  })
  await field(page).pressSequentially('on')
  await page.clock.runFor(499)
  expect(calls).toHaveLength(1)
  await page.clock.runFor(2)
  await expect.poll(() => calls.at(-1)?.searchParams.get('gameName')).toBe('dragon')
})

test('the search of the header recommends, counts, loads 36 more and starts over in another category (LOB-17, LOB-22, SHL-06)', async ({
  page,
}) => {
  const calls = listRequests(page)
  await openPopup(page)
  const sheet = page.getByRole('dialog', { name: 'Search games' })
  await expect(sheet).toBeVisible()
  await expect(field(page)).toHaveAttribute('placeholder', 'Find a game by name or provider')
  await expect(recommended(page).locator('li')).toHaveCount(12)
  await recommended(page).getByRole('button', { name: 'Load more' }).click()
  await expect(recommended(page).locator('li')).toHaveCount(24)
  await field(page).fill('dragon')
  await expect(found(page).locator('li')).toHaveCount(36)
  const total = Number(await found(page).locator('h2 + span').innerText())
  expect(total).toBeGreaterThan(36)
  await expect(sheet.getByRole('status').first()).toHaveText(`${total} games found`)
  while ((await found(page).locator('li').count()) < total) {
    const before = await found(page).locator('li').count()
    await found(page).getByRole('button', { name: 'Load more' }).click()
    await expect(found(page).locator('li')).toHaveCount(Math.min(total, before + 36))
  }
  await expect(found(page).getByRole('button', { name: 'Load more' })).toHaveCount(0)
  const pages = calls.filter((call) => call.searchParams.get('gameName') === 'dragon')
  expect(pages.map((call) => call.searchParams.get('pageNo'))).toEqual(
    Array.from({ length: Math.ceil(total / 36) }, (_, i) => String(i + 1)),
  )

  // Another category starts over at page 1.
  await sheet.getByRole('group', { name: 'Where to search' }).getByRole('button', { name: 'Fishing' }).click()
  await expect.poll(() => calls.at(-1)?.searchParams.get('gameType')).toBe('FISH')
  expect(calls.at(-1)?.searchParams.get('pageNo')).toBe('1')
  await expect
    .poll(async () => Number(await found(page).locator('h2 + span').innerText()))
    .toBeLessThan(total)

  // Nothing found says so and recommends; an emptied field recommends again.
  await field(page).fill('qqzzxxww')
  await expect(sheet.getByText('No game matches “qqzzxxww”').last()).toBeVisible()
  await expect(view(page)).toHaveAttribute('data-state', 'empty')
  await expect(recommended(page).locator('li').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Clear' }).click()
  await expect(recommended(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a search forgives a wrong letter, case, accents, blanks and order in both scripts (LOB-25, LOB-12)', async ({
  page,
}) => {
  await open(page, '/m/search-games')
  await expect(view(page)).toHaveAttribute('data-state', 'ready')
  await expect(recommended(page).locator('li')).toHaveCount(12)
  for (const typed of [
    'Fairy Quewn & Pixie Dust',
    'fary queen pixie dust',
    'PIXIE DUST fairy queen',
    'fairyqueen',
    'Fáiry Quéen',
    'ราชินีนางฟ้ากับละอองนางพ้า',
    'ราชินีนางฟากับละอองนางฟา',
    'ละอองนางฟ้า ราชินีนางฟ้า',
  ]) {
    await field(page).fill(typed)
    await field(page).press('Enter')
    await expect(view(page).getByRole('status').first()).toHaveText(/found/)
    await expect
      .poll(async () => (await found(page).locator('li').allInnerTexts()).slice(0, 5).join(' | '), {
        message: typed,
      })
      .toContain('Fairy Queen & Pixie Dust')
  }
  // The page finds its search again; what was searched for on this device is offered, until it is forgotten.
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(field(page)).toHaveValue('ละอองนางฟ้า ราชินีนางฟ้า')
  await expect(found(page)).toContainText('Fairy Queen & Pixie Dust')
  await page.getByRole('button', { name: 'Clear' }).click()
  const last = page.getByRole('group', { name: 'Your last searches' })
  await last.getByRole('button', { name: 'fairyqueen' }).click()
  await expect(field(page)).toHaveValue('fairyqueen')
  await expect(found(page)).toContainText('Fairy Queen & Pixie Dust')
  await field(page).fill('')
  await page.getByRole('button', { name: 'Forget your last searches' }).click()
  await expect(last).toHaveCount(0)
})

test('a search that fails says so in its place without an alert, and is tried again there (LOB-27)', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503/)
  let broken = true
  await page.route('**/wps/game/list?*', async (route) =>
    broken
      ? route.fulfill({ status: 503, json: { success: false, code: 'system_unavailable', message: '' } })
      : route.continue(),
  )
  await openPopup(page)
  await field(page).fill('dragon')
  const retry = found(page).getByRole('button', { name: 'Loading failed, click to retry' })
  await expect(retry).toBeVisible()
  await expect(view(page)).toHaveAttribute('data-state', 'failed')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  broken = false
  await retry.click()
  await expect(found(page).locator('li')).toHaveCount(36)

  // A later page that fails leaves the first; the retry appends.
  broken = true
  await found(page).getByRole('button', { name: 'Load more' }).click()
  await expect(retry).toBeVisible()
  await expect(found(page).locator('li')).toHaveCount(36)
  broken = false
  await retry.click()
  await expect(found(page).locator('li')).not.toHaveCount(36)
})

test('an older answer never replaces a newer search (LOB-17)', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route('**/wps/game/list?*gameName=dragon*', async (route) => {
    await new Promise<void>((release) => held.push(release))
    await route.continue().catch(() => undefined)
  })
  await openPopup(page)
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('gameName=dragon'))
  await field(page).fill('dragon')
  await expect.poll(() => held.length).toBe(1)
  await field(page).fill('bingo')
  await given
  await expect(found(page).locator('li').first()).toContainText('Bingo')
  held.forEach((release) => release())
  await expect(found(page).locator('li').first()).toContainText('Bingo')
})

test('ten thousand letters, emoji and markup are only text (LOB-17)', async ({ page }) => {
  await open(page, '/m/search-games')
  await field(page).fill(`${'x'.repeat(9_999)}🎰`)
  await expect(field(page)).toHaveValue('x'.repeat(60))
  await expect(view(page)).toHaveAttribute('data-state', 'empty')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  for (const typed of ['🎰🎲🃏', '<img src=x onerror=alert(1)>qqzzxxww', '%_\\', "' or 1=1 --qqzzxxww"]) {
    await field(page).fill(typed)
    await expect(page.getByText(`No game matches “${typed}”`).last()).toBeVisible()
  }
  await expect(page.locator('[data-screen] img[src=x]')).toHaveCount(0)
  // As the address of the shared list it is a list, 24 a page.
  const calls = listRequests(page)
  await open(page, `/m/search-games?gameName=${'y'.repeat(5_000)}`)
  await expect(page.locator('[data-screen=search-games][data-state=empty]')).toBeVisible()
  await open(page, '/m/search-games?gameName=dragon')
  await expect(page.locator('[data-screen=search-games][data-state=ready] li').first()).toBeVisible()
  for (const call of calls) expect(call.searchParams.get('pageSize')).toBe('24')
})

test.describe('in Thai', () => {
  test.use({ language: 'TY', brand: 'coral', theme: 'light' })

  test('the search speaks the player’s language (LOB-17)', async ({ page }) => {
    await openPopup(page)
    await expect(page.getByRole('dialog', { name: 'ค้นหาเกม' })).toBeVisible()
    await expect(recommended(page)).toBeVisible()
    await field(page).fill('มังกร')
    await expect(found(page).locator('li').first()).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText(/^พบ \d+ เกม$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
