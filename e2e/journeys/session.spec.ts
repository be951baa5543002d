import { fillLogin, LOG_IN, MEMBERS, signIn, tapLogIn } from '#support/member.ts'
import { alive, comeBack, expectSameVisit, markVisit, open } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

const banner = 'Log in to see your balance and your favourites.'

test('logging in over home turns header, balance and hearts without a reload (SHL-14, SHL-17, LOB-04)', async ({
  page,
}) => {
  await open(page, '/m/home')
  await markVisit(page)
  const header = page.getByRole('banner')
  await expect(page.getByText(banner)).toBeVisible()
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
  await header.getByRole('link', { name: LOG_IN }).click()
  await expect(page.getByRole('dialog', { name: LOG_IN })).toBeVisible()
  await fillLogin(page, MEMBERS.lotus)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(header.getByRole('button', { name: 'My account: lotus.demo' })).toBeVisible()
  await expect(header.getByRole('link', { name: LOG_IN })).toHaveCount(0)
  await expect(page.getByText(banner)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText(/฿\s?[\d,]+\.\d\d/)
  const heart = page.getByRole('button', { name: /^Favourite: / }).first()
  const before = await heart.getAttribute('aria-pressed')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  await expectSameVisit(page)
  const stored: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null'),
  )
  expect(stored).toMatchObject({ merchantCode: 'lotus', userName: 'lotus.demo', type: 0 })
})

test('another tab sees the login and the sign-out at once (SHL-17)', async ({ page, context, watch }) => {
  // The other tab may ask in the very moment before it hears of the end; the tab that signs out may not.
  watch.allow(/status of 401 .*\/wps\//)
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url())
  })
  await open(page, '/m/home')
  const other = await context.newPage()
  await open(other, '/m/home')
  await markVisit(other)
  await comeBack(page)
  await tapLogIn(page)
  await fillLogin(page, MEMBERS.lotus)
  const account = { name: 'My account: lotus.demo' }
  await expect(other.getByRole('button', account)).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: LOG_IN })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: LOG_IN })).toBeVisible()
  await expect(other.getByText(banner)).toBeVisible()
  await expectSameVisit(other)
  expect(refused).toEqual([])
})

test('signing out asks first, ends the session on the platform and leads home (SHL-25)', async ({
  page,
  site,
}) => {
  await signIn(page, 'lotus', '/m/member/home')
  await expect(page.locator('[data-screen=member-home][data-state=ready]')).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
  const { token } = JSON.parse(stored ?? '{}') as { token: string } // reason: the session's shape of A3
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Sure to log out?')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`http://127.0.0.1:${site.port}/wps/wallets/gcs`, {
    headers: { merchant: 'lotus', language: 'EN', authorization: `Bearer ${token}`, cookie: cookies },
  })
  expect(answer.status).toBe(401)
})

test('the page says that the platform has ended its session, and becomes a guest’s (SHL-34)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 401/)
  await signIn(page, 'lotus')
  await alive(page)
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText(/[\d,]+\.\d\d/)
  const stored = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
  const { token } = JSON.parse(stored ?? '{}') as { token: string } // reason: the session's shape of A3
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const ended = await fetch(`http://127.0.0.1:${site.port}/wps/session/logout`, {
    method: 'DELETE',
    headers: { merchant: 'lotus', language: 'EN', authorization: `Bearer ${token}`, cookie: cookies },
  })
  expect(ended.status).toBe(200)
  const noteShown = expect(page.getByText(/signed out/)).toBeVisible()
  // The page's own stream may have said it before the next call.
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Refresh balance"]')?.click())
  await noteShown
  await expect(page.getByRole('banner').getByRole('link', { name: LOG_IN })).toBeVisible()
})

test('a guest on the way to the member area logs in and arrives there (SHL-09)', async ({ page }) => {
  await open(page, '/m/home')
  await markVisit(page)
  await page.getByRole('contentinfo').locator('a[href="/m/member/home"]').click()
  await expect(page.getByRole('dialog', { name: LOG_IN })).toBeVisible()
  await fillLogin(page, MEMBERS.lotus)
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect(page.locator('[data-screen=member-home][data-state=ready]')).toBeVisible()
  await expectSameVisit(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a guest who opens a member address is led through the login screen (SHL-09)', async ({ page }) => {
  await page.goto('/m/member/home', { waitUntil: 'domcontentloaded' })
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Fmember%2Fhome$/)
  await fillLogin(page, MEMBERS.lotus)
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect(page.locator('[data-screen=member-home][data-state=ready]')).toBeVisible()
})

test('where storage is forbidden the page works and a login holds for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await open(page, '/m/home')
  await tapLogIn(page)
  await fillLogin(page, MEMBERS.lotus)
  // Whom it cannot remember it greets, and a greeting hides from the tree what lies below.
  const below = { includeHidden: true }
  await expect(page.getByRole('button', { name: 'My account: lotus.demo', ...below })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Balance', ...below })).toContainText(/[\d,]+\.\d\d/)
})

test('two quick taps on log in send one request', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login')) sent += 1
  })
  await page.goto('/m/login', { waitUntil: 'domcontentloaded' })
  await page.locator('[name=username]').fill(MEMBERS.lotus.account)
  await page.locator('[name=password]').fill(MEMBERS.lotus.password)
  await page.locator('form button[type=submit]').dblclick()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(sent).toBe(1)
})

test('a wrong password is refused in words and keeps what was typed (B8)', async ({ page, watch }) => {
  watch.allow(/status of 40[01]/)
  await page.goto('/m/login', { waitUntil: 'domcontentloaded' })
  await fillLogin(page, { account: 'lotus.absent', password: 'not it at all 1' })
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'The user name or the password is wrong.',
  )
  await expect(page.locator('[name=username]')).toHaveValue('lotus.absent')
  await expect(page).toHaveURL(/\/m\/login$/)
})

test('the back button closes the login popup and stays on the page (SHL-04)', async ({ page }) => {
  await open(page, '/m/home')
  await markVisit(page)
  await tapLogIn(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expectSameVisit(page)
})
