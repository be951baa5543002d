import type { Page } from '@playwright/test'
import { namesOf, openMenu, tapMask } from '#support/frame.ts'
import { fillLogin, LOG_IN, MEMBERS, signIn } from '#support/member.ts'
import { alive, open } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'
import { isBuilt } from '../fixtures/not-yet.ts'
import { SPEC_ROUTES } from '../fixtures/spec-routes.ts'

test.use({ language: 'EN' })

const gone = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0)

test('a guest finds log in, activities, missions, service, the app and the channels elsewhere (SHL-10, SHL-11, SHL-12)', async ({
  page,
}) => {
  await open(page, '/m/home')
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: LOG_IN })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Sign out' })).toHaveCount(0)

  const activities = menu.getByRole('navigation', { name: 'Promotions' }).getByRole('link')
  await expect(activities).toHaveCount(3)
  await expect(activities.first().locator('img')).toHaveJSProperty('complete', true)
  expect(
    await activities
      .first()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await expect(activities.first()).toHaveAttribute('href', /^\/m\/activity\?id=./)

  const discover = menu.getByRole('navigation', { name: 'Discover' })
  await expect(discover.getByRole('link', { name: 'Missions' })).toHaveAttribute('href', '/m/activity')
  await expect(discover.getByRole('button', { name: 'Share' })).toBeVisible()
  const telegram = discover.getByRole('link', { name: 'Telegram' })
  await expect(telegram).toHaveAttribute('target', '_blank')
  await expect(telegram).toHaveAttribute('rel', /noopener/)
  await expect(telegram).toHaveAttribute('href', /^https:\/\//)
  await expect(menu.getByRole('link', { name: 'Agency centre' })).toHaveCount(0)

  const games = menu.getByRole('navigation', { name: 'Games' })
  await expect
    .poll(async () => (await namesOf(games)).slice(0, 5))
    .toEqual(['My games', 'Recently played', 'Hot games', 'Slots', 'Live casino'])

  await discover.getByRole('button', { name: 'Get the app' }).click()
  await expect(page.getByRole('dialog', { name: 'Get the app' })).toBeVisible()
  await page.goBack()
  await gone(page)
})

test('favourites and recent ask a guest to log in and lead on afterwards (SHL-12, SHL-09)', async ({
  page,
}) => {
  await open(page, '/m/activity')
  await (await openMenu(page)).getByRole('link', { name: 'Recently played' }).click()
  await expect(page.getByRole('dialog', { name: LOG_IN })).toBeVisible()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await page.goBack()
  await gone(page)
  await (await openMenu(page)).getByRole('link', { name: 'My games' }).click()
  await expect(page.getByRole('dialog', { name: LOG_IN })).toBeVisible()
  await fillLogin(page, MEMBERS.lotus)
  await expect(page).toHaveURL(/\/m\/fav-games$/)
  await gone(page)
})

test('it closes by its icon, beside it, by a swipe of 60 px and on going somewhere, and holds the page still (SHL-12, SHL-15, SHL-22)', async ({
  page,
}) => {
  await open(page, '/m/home')
  const menu = await openMenu(page)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 800)
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await gone(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const opened = await openMenu(page)
  await opened.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
  const touch = await page.context().newCDPSession(page)
  const swipe = async (px: number): Promise<void> => {
    const point = (x: number) => ({ touchPoints: [{ x, y: 500 }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(200) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(200 + px / 2) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(200 + px) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(50)
  await expect(opened).toBeVisible()
  const row = opened.getByRole('button', { name: 'Customer service' })
  const box = await row.boundingBox()
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(row).toHaveAttribute('data-pressed', '')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...at, x: at.x + 30 }] })
  await expect(row).not.toHaveAttribute('data-pressed')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await swipe(80)
  await gone(page)

  await openMenu(page)
  await page.waitForFunction(() => document.querySelector('[role=dialog]')?.getAnimations().length === 0)
  await expect(async () => {
    await tapMask(page)
    await gone(page)
  }).toPass()
  await (await openMenu(page)).getByRole('link', { name: 'Slots', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/slot$/)
  await gone(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
})

/** "Betting record, account record, profit and loss, reward centre, point mall, security centre, manual rebate, VIP benefits" (A2). */
const MEMBER_ROWS = [
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/rewardCenter',
  '/m/mall/mallHome',
  '/m/securityCenter',
  '/m/member/manualRebate',
  '/m/member/benefits',
]

test('a member is called by nickname and finds what they have; an agent finds the agency where there is one (SHL-10, SHL-11)', async ({
  page,
  newVisitor,
  site,
}) => {
  await signIn(page, 'lotus', '/m/activity')
  await alive(page)
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: LOG_IN })).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible()
  // Lotus has every flag on: all rows of A2 that are built are shown.
  for (const path of MEMBER_ROWS) {
    const { EN = '' } = SPEC_ROUTES.find((row) => row.path === path) ?? {}
    await expect(menu.getByRole('link', { name: EN, exact: true }), path).toHaveCount(isBuilt(path) ? 1 : 0)
  }
  await expect(menu.getByRole('link', { name: 'Agency centre' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'มะลิ' }).click()
  await expect(page).toHaveURL(/\/m\/member\/home$/)

  const agent = await (await newVisitor()).newPage()
  await agent.context().addCookies([{ name: 'm_language', value: 'EN', url: site.origin('lotus') }])
  await signIn(agent, 'lotus', '/m/activity', 'agent')
  await alive(agent)
  await expect((await openMenu(agent)).getByRole('link', { name: 'Agency centre' })).toHaveCount(
    isBuilt('/m/agent/home') ? 1 : 0,
  )
})

test('another brand has its own rows: no channel elsewhere, no sharing (SHL-11, MOD-05)', async ({
  newVisitor,
  site,
}) => {
  const page = await (await newVisitor({ baseURL: site.origin('coral') })).newPage()
  await open(page, '/m/home')
  const menu = await openMenu(page)
  const discover = menu.getByRole('navigation', { name: 'Discover' })
  await expect(discover.getByRole('button', { name: 'Get the app' })).toBeVisible()
  await expect(discover.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(discover.getByRole('link', { name: 'Telegram' })).toHaveCount(0)
  await expect(menu).toContainText('21+')
})

test('who has the app is not offered it: in the native app and in the installed site (SHL-11)', async ({
  page,
  newVisitor,
}) => {
  const native = await (
    await newVisitor({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 LotusApp/Ver2.4' })
  ).newPage()
  // A page that iOS has started from the home screen.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  for (const visitor of [native, page]) {
    await open(visitor, '/m/activity')
    const menu = await openMenu(visitor)
    await expect(menu.getByRole('link', { name: /^(Missions|ภารกิจ)$/ })).toBeVisible()
    await expect(menu.getByRole('button', { name: /^(Get the app|ดาวน์โหลดแอป)$/ })).toHaveCount(0)
  }
})

test('badges count what is unread, 99+ above 99, and are requested again when the menu opens (SHL-24)', async ({
  page,
}) => {
  let chat = 1
  const unreadRequests: string[] = []
  page.on('request', (sent) => {
    if (/\/wps\/(chat|inbox)\/unread/.test(sent.url())) unreadRequests.push(new URL(sent.url()).pathname)
  })
  // Other journeys read what the example account has, and no member has so many messages.
  await page.route('**/wps/chat/unread*', (route) =>
    route.fulfill({ json: { success: true, value: { count: chat } } }),
  )
  await signIn(page, 'lotus', '/m/activity')
  await alive(page)
  await expect(page.getByRole('banner').locator('[data-unread]')).toBeVisible()
  let menu = await openMenu(page)
  await expect(menu.getByRole('button', { name: /^Customer service.*1 unread/ })).toBeVisible()
  await expect(menu.getByText(/^Announcements/)).toBeVisible()
  await expect(menu.locator('a, button').filter({ hasText: 'Announcements' })).toContainText(/\d+ unread/)
  await page.keyboard.press('Escape')
  await gone(page)
  chat = 120
  const before = unreadRequests.length
  menu = await openMenu(page)
  await expect(menu.locator('a, button').filter({ hasText: 'Customer service' })).toContainText('99+')
  expect(unreadRequests.length).toBeGreaterThan(before)
})

test('a trial account has no badge, and none is requested for it (SHL-24)', async ({ page }) => {
  const unreadRequests: string[] = []
  page.on('request', (sent) => {
    if (/\/wps\/(chat|inbox)\/unread/.test(sent.url())) unreadRequests.push(sent.url())
  })
  await signIn(page, 'lotus', '/m/activity', 'trial')
  await alive(page)
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: 'Missions' })).toBeVisible()
  await expect(page.locator('[data-unread]')).toHaveCount(0)
  expect(unreadRequests).toEqual([])
})

test.describe('the member popup of the header', () => {
  test.use({ brand: 'coral' })

  test('leads to the profile, names the rewards only by their flag, and signs out after a question (SHL-13, SHL-27, SHL-25)', async ({
    page,
  }) => {
    await signIn(page, 'coral', '/m/home')
    await alive(page)
    const account = page.getByRole('banner').getByRole('button', { name: 'My account: coral.demo' })
    await account.click()
    const popup = page.getByRole('dialog', { name: 'My account' })
    await expect(popup).toContainText('coral.demo')
    await expect(popup.getByRole('link', { name: 'Agency centre' })).toHaveCount(0)
    // Coral has the betting record's flag on and the account record's off (SHL-13).
    await expect(popup.getByRole('link', { name: 'Account record' })).toHaveCount(0)
    for (const [path, name] of [
      ['/m/gameRecord', 'Betting record'],
      ['/m/withdraw', 'Withdraw'],
    ] as const)
      await expect(popup.getByRole('link', { name }), path).toHaveCount(isBuilt(path) ? 1 : 0)
    await popup.getByRole('button', { name: 'Bonus' }).click()
    await expect(page.getByText('Please contact customer service.')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
    await page.keyboard.press('Escape')
    await gone(page)

    await account.click()
    await popup.getByRole('link', { name: /Profile/ }).click()
    await expect(page).toHaveURL(/\/m\/member\/home$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home$/)

    await account.click()
    await popup.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Sure to log out?')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Sign out' }).click()
    await question.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: LOG_IN })).toBeVisible()
    await gone(page)
  })
})
