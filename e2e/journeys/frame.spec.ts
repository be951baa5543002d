import type { Language } from '@site/config'
import type { Page } from '@playwright/test'
import { builtRows } from '#support/composition.ts'
import { chooseLanguage, namesOf, openMenu } from '#support/frame.ts'
import { fillLogin, LOG_IN, MEMBERS, signIn } from '#support/member.ts'
import { alive, expectSameVisit, markVisit, open, untilReady } from '#support/page-facts.ts'
import type { BrandName, Site } from '#support/sites.ts'
import { expect, test } from '#support/test.ts'
import { isBuilt } from '../fixtures/not-yet.ts'
import type { SpecRoute } from '../fixtures/spec-routes.ts'

/** Rows of the table with a header of their own that this brand has, for everyone or for members only. */
async function rowsOf(site: Site, brand: BrandName, access: 'member' | undefined): Promise<SpecRoute[]> {
  const rows = await builtRows(site, brand)
  return rows.filter((row) => row.access === access && row.header === undefined)
}

/** One step inside the page, as a link makes it. */
const step = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path)

const NO_PICTURE = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

/** So many screens in so short a time: their pictures are not the subject. */
async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/gif', body: NO_PICTURE }))
}

interface Walk {
  readonly language: Language
  readonly rows: readonly SpecRoute[]
  readonly from: string
}

/** Steps to every path from the same page, reads its title and goes back by the button. */
async function walk(page: Page, { language, rows, from }: Walk): Promise<void> {
  const header = page.getByRole('banner')
  const here = await header.getByRole('heading', { level: 1 }).textContent()
  for (const row of rows.filter(({ path }) => path !== from)) {
    await step(page, row.path)
    await expect(header.getByRole('heading', { level: 1 }), row.path).toHaveText(row[language] ?? '')
    await expect(page).toHaveTitle(new RegExp(`^${row[language]} · (Lotus|Coral)$`))
    await header.getByRole('button', { name: /^(Back|ย้อนกลับ)$/ }).click()
    await expect(page, `back from ${row.path}`).toHaveURL((url) => url.pathname === (row.back ?? from))
    if (row.back === undefined) continue
    await expect(header.getByRole('button', { name: /^(Back|ย้อนกลับ)$/ })).toHaveCount(0)
    await step(page, from)
    await expect(header.getByRole('heading', { level: 1 })).toHaveText(here ?? '')
  }
}

const WALKS = [
  { brand: 'lotus', language: 'TY' },
  { brand: 'coral', language: 'EN' },
] as const

for (const [own, { brand, language }] of WALKS.entries())
  test.describe(`in ${brand}, speaking ${language}`, () => {
    test.use({ brand, language })

    // Titles of every row are read from the pages themselves (routes.spec); here every other one is gone to, all of them in the soak.
    for (const { what, every, tag } of [
      { what: 'every other screen', every: 2, tag: [] },
      { what: 'every screen', every: 1, tag: ['@soak'] },
    ])
      test(`${what} has its title and its own way back (SHL-03, SHL-04)`, { tag }, async ({ page, site }) => {
        test.slow()
        const some = (rows: readonly SpecRoute[]) => rows.filter((_, at) => (at + own) % every === 0)
        const guest = some(await rowsOf(site, brand, undefined))
        const member = some(await rowsOf(site, brand, 'member'))
        expect(guest.length).toBeGreaterThan(6)
        await withoutPictures(page)
        await open(page, '/m/gameCenter')
        await markVisit(page)
        await walk(page, { language, rows: guest, from: '/m/gameCenter' })
        await expectSameVisit(page)
        await signIn(page, brand, '/m/gameCenter')
        await alive(page)
        await walk(page, { language, rows: member, from: '/m/gameCenter' })
      })
  })

test.describe('the bars', () => {
  test.use({ language: 'EN' })

  test('the footer leads home, to promotions, to inviting and to the member; logo and home go to the top (SHL-07, SHL-09, LOB-01)', async ({
    page,
  }) => {
    const deposit = isBuilt('/m/voucherCenter')
    await open(page, '/m/home')
    await markVisit(page)
    const footer = page.getByRole('contentinfo')
    const entries = footer.getByRole('listitem')
    await expect(entries).toHaveText(['Home', 'Promotions', ...(deposit ? ['Deposit'] : []), 'Invite', 'Me'])
    const top = () => page.evaluate(() => Math.round(scrollY))

    await page.mouse.wheel(0, 900)
    await expect.poll(top).toBeGreaterThan(300)
    await page.getByRole('banner').getByRole('link', { name: 'Lotus' }).click()
    await expect.poll(top).toBe(0)

    await footer.getByRole('link', { name: 'Promotions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    await untilReady(page)
    await page.mouse.wheel(0, 600)
    await expect.poll(top).toBeGreaterThan(100)
    await footer.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.locator('[data-screen=home]')).toBeVisible()
    await expect.poll(top).toBe(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search games' })).toBeVisible()

    await footer.getByRole('link', { name: 'Me', exact: true }).click()
    await expect(page.getByRole('dialog', { name: LOG_IN })).toBeVisible()
    await fillLogin(page, MEMBERS.lotus)
    await expect(page).toHaveURL(/\/m\/member\/home$/)
    await expectSameVisit(page)
  })

  test('inviting asks a guest to log in, then gives the member their own link to copy for 2 s of praise (SHL-07, SHL-09, SHL-21)', async ({
    page,
    context,
    watch,
  }) => {
    // From the start: a timer that the page set by its own clock is not taken away by the installed one.
    await page.clock.install()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/m/activity')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByRole('dialog', { name: LOG_IN })).toBeVisible()
    await fillLogin(page, MEMBERS.lotus)
    const sheet = page.getByRole('dialog', { name: 'Invite friends' })
    await expect(sheet).toContainText(/\?affiliateCode=[2-9A-Z]{8}/)
    await watch.holdTime(page)
    await sheet.getByRole('button', { name: 'Copy' }).click()
    const toast = page.getByText('Copied', { exact: true })
    await expect(toast).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(await sheet.textContent()).toContain(copied)
    expect(copied).toMatch(/^http:\/\/localhost:\d+\/m\/(register|home)\?affiliateCode=\w{8}$/)
    await page.clock.runFor(1_000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(toast).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/activity$/)
  })

  test('a play-money account sees a refusal for 2 s and goes nowhere (SHL-08)', async ({ page, watch }) => {
    await page.clock.install()
    await signIn(page, 'lotus', '/m/activity', 'trial')
    await alive(page)
    await watch.holdTime(page)
    const footer = page.getByRole('contentinfo')
    const refusal = page.getByText('This is not open to free-play accounts.')
    for (const name of ['Me', 'Invite']) {
      await footer
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator('a, button')
        .click()
      await expect(refusal).toBeVisible()
      await page.clock.runFor(1_500)
      await expect(refusal).toBeVisible()
      await page.clock.runFor(600)
      await expect(refusal).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/m\/activity$/)
    }
  })

  test('what a brand does not have is shown in no bar (SHL-07, MOD-05)', async ({ newVisitor, site }) => {
    const context = await newVisitor({ baseURL: site.origin('coral') })
    const page = await context.newPage()
    await open(page, '/m/home')
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Invite' })).toHaveCount(0)
    await expect
      .poll(() => namesOf(page.getByRole('contentinfo')))
      .toEqual(expect.arrayContaining(['Home', 'Promotions', 'Me']))
  })
})

test.describe('over every screen', () => {
  test.use({ language: 'EN', newcomer: true })

  test('menu, service, app bar, search and account stand ready on home and elsewhere (SHL-06)', async ({
    page,
  }) => {
    for (const path of ['/m/home', '/m/slot', '/m/activity']) {
      await open(page, path)
      await expect(
        page.locator('[data-slot="shell-frame.float"]').getByRole('button', { name: 'Customer service' }),
      ).toBeVisible()
      await expect(page.locator('[data-slot="shell-frame.bar"]')).toBeVisible()
      const menu = await openMenu(page)
      await menu.getByRole('button', { name: 'Customer service' }).click()
      await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

test.describe('what a player waits for', () => {
  test.use({ language: 'EN' })

  test('signing out covers the page while it lasts, then shows home as a guest (SHL-21, SHL-25)', async ({
    page,
    watch,
  }) => {
    // From the start: a timer that the page set by its own clock is not taken away by the installed one.
    await page.clock.install()
    await signIn(page, 'lotus', '/m/member/home')
    await alive(page)
    let answer: () => void = () => undefined
    const held = new Promise<void>((settle) => (answer = settle))
    await page.route('**/wps/session/logout', async (route) => {
      await held
      await route.continue()
    })
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    const veil = page.getByRole('status').filter({ hasText: 'Please wait' })
    await expect(veil).toBeVisible()
    await watch.scriptsArrived()
    await page.clock.runFor(11_000)
    await expect(veil).toBeVisible()
    const covered = await page.evaluate(() => {
      const top = document.elementFromPoint(innerWidth / 2, innerHeight / 3)
      return top?.closest('[role=status]') !== null
    })
    expect(covered).toBe(true)
    answer()
    await expect(veil).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner').getByRole('link', { name: LOG_IN })).toBeVisible()
    expect(
      await page.evaluate(() => [localStorage.getItem('autoLogin'), localStorage.getItem('MC_SESSION_INFO')]),
    ).toEqual(['0', null])
  })
})

test.describe('a change of language', () => {
  test.use({ language: 'EN' })

  test('asks anew for what it has to say and loses nothing typed (SHL-26)', async ({ page }) => {
    await open(page, '/m/login')
    await markVisit(page)
    await page.locator('[name=username]').fill('mali')
    await page.locator('[name=password]').fill('secret 1')
    await chooseLanguage(page, 'ไทย')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('เข้าสู่ระบบ')
    await expect(page.locator('[name=username]')).toHaveValue('mali')
    await expect(page.locator('[name=password]')).toHaveValue('secret 1')
    await expectSameVisit(page)

    await open(page, '/m/home')
    const requests = ['/wps/announcements', '/wps/game/home', '/wps/system/status'].map((path) =>
      page.waitForRequest((sent) => sent.url().includes(path) && sent.headers()['language'] === 'EN'),
    )
    await chooseLanguage(page, 'English')
    await Promise.all(requests)
    await expect(page.getByRole('contentinfo')).toContainText('Promotions')
  })
})

test('a site that was closed is shown closed at once, and open as soon as the platform says so (SHL-16)', async ({
  page,
}) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((settle) => (answer = settle))
  await page.addInitScript(() => {
    if (localStorage.getItem('status') === null && !sessionStorage.getItem('seen'))
      localStorage.setItem('status', JSON.stringify({ maintenance: false, regionRestriction: true }))
    sessionStorage.setItem('seen', '1')
  })
  await page.route('**/wps/system/status', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('[data-screen=region]')).toBeVisible()
  answer()
  await expect(page.locator('[data-screen=region]')).toHaveCount(0)
  await expect(page.locator('[data-screen=home]')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('status'))).toBeNull()
})

for (const { brand, templates } of [
  { brand: 'lotus', templates: { memberCentre: 'new', depositDetail: 'new' } },
  { brand: 'coral', templates: { memberCentre: 'base', depositDetail: 'base' } },
] as const)
  test.describe(`the templates of ${brand}`, () => {
    test.use({ brand })
    test('follow its flags and are kept (SHL-20)', async ({ page }) => {
      await open(page, '/m/activity')
      const kept: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('templates') ?? 'null'))
      expect(kept).toEqual(templates)
    })

    test('show the member home that they select, drawn with the page (SHL-20, MEM-01)', async ({ page }) => {
      await signIn(page, brand, '/m/member/home')
      const home = page.locator('[data-screen=member-home][data-state=ready]')
      await expect(home).toHaveAttribute('data-template', templates.memberCentre)
      const drawn = (await (await page.reload())?.text()) ?? ''
      expect(drawn).toContain(`data-template="${templates.memberCentre}"`)
    })
  })
