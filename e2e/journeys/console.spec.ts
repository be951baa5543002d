import type { Page } from '@playwright/test'
import { ask } from '#support/ask.ts'
import { findings } from '#support/axe.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { expect } from '#support/test.ts'

const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
} as const

/** What nothing else on the page is called; a promotion has the name of the banner of before, too. */
const NEW_TITLE = 'Lanterns tonight'

test.use({ language: 'EN' })
test.slow()

test('an operator signs in with a code, publishes a banner, and players see it within five seconds; its history brings the old one back (PLT-05, PLT-08)', async ({
  page,
  newVisitor,
  site,
}) => {
  const anna = await addOperator(site, 'console-anna', 'brand-manager')
  const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
  await consolePage.goto(consoleOf(site, '/console/banner'))
  await signInAt(consolePage, anna)
  // Back where she wanted to be.
  await expect(consolePage.getByRole('heading', { name: 'Banners', level: 1 })).toBeVisible()
  await consolePage.getByLabel('Brand').click()
  await consolePage.getByRole('option', { name: 'Lotus' }).click()
  await expect(consolePage).toHaveURL(/lotus/)
  await consolePage.locator('tbody a[href*="/banner/lotus"]').first().click()
  const title = consolePage.getByLabel('English')
  const before = await title.inputValue()
  await title.fill(NEW_TITLE)

  /** Players' documents say the new title, or not any more, within five seconds, and the page shows `name`. */
  const seen = async (name: string, isNew: boolean): Promise<void> => {
    const home = async () => (await ask(site, '/m/home', { headers: { cookie: 'm_language=EN' } })).text
    const saysNew = async () => (await home()).includes(NEW_TITLE)
    await expect.poll(saysNew, { intervals: [100], timeout: 5_000 }).toBe(isNew)
    await page.goto('/m/home')
    await expect(page.getByAltText(name).or(page.getByRole('link', { name })).first()).toBeAttached()
  }
  await consolePage.getByRole('button', { name: 'Publish now' }).click()
  const publishDialog = consolePage.getByRole('dialog', { name: 'Publish now' })
  await expect(publishDialog).toContainText('lotus')
  await publishDialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(consolePage.getByText('Published: players see it within seconds.')).toBeVisible()
  await seen(NEW_TITLE, true)

  await consolePage.getByRole('button', { name: 'Version 1' }).click()
  const version = consolePage.getByRole('dialog', { name: 'Version 1' })
  await expect(version.getByRole('row', { name: /title\.EN/ })).toContainText(before)
  await version.getByRole('button', { name: 'Make it live again' }).click()
  await expect(title).toHaveValue(before)
  await seen(before, false)
  expect(await findings(consolePage, 'everything')).toEqual([])
})

test('what a role may not do is not in its menu, and a session that ends loses nothing that was typed (PLT-05)', async ({
  newVisitor,
  site,
  watch,
}) => {
  watch.allow(/status of 401/)
  const bert = await addOperator(site, 'console-bert', 'editor')
  const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
  await consolePage.goto(consoleOf(site, '/console/promotion-category'))
  await signInAt(consolePage, bert)
  const menu = consolePage.getByRole('navigation', { name: 'Pages' })
  await expect(menu.getByRole('link', { name: 'Banners' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Operators' })).toHaveCount(0)
  await consolePage.goto(consoleOf(site, '/console/operators'))
  await expect(consolePage.getByRole('heading', { name: 'Access denied' })).toBeVisible()

  await consolePage.goto(consoleOf(site, '/console/promotion-category'))
  await consolePage.locator('tbody').getByRole('link').first().click()
  await consolePage.getByLabel('English').fill('Not lost')
  await consolePage.context().clearCookies({ name: 'OP_SID' })
  await consolePage.getByRole('button', { name: 'Save draft' }).click()
  const again = consolePage.getByRole('dialog', { name: 'Sign in again' })
  await expect(again).toBeVisible()
  await signInAt(consolePage, bert, 1)
  await expect(consolePage.getByText('The draft is saved.')).toBeVisible()
  await expect(consolePage.getByLabel('English')).toHaveValue('Not lost')
  await consolePage.getByRole('button', { name: 'Throw draft away' }).click()
  await consolePage.getByRole('dialog').getByRole('button', { name: 'Throw draft away' }).click()
  await expect(consolePage.getByText('The draft is thrown away.')).toBeVisible()
})

test('a third brand is made in the console alone, from empty: its colours fail the form while they cannot be read, then its own host serves it (PLT-05, SHL-16)', async ({
  newVisitor,
  site,
}) => {
  const cleo = await addOperator(site, 'console-cleo', 'brand-manager')
  const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
  await consolePage.goto(consoleOf(site, '/console/brand/new'))
  await signInAt(consolePage, cleo)
  await consolePage.getByRole('textbox', { name: 'Code' }).fill('pearl')
  await consolePage.getByRole('textbox', { name: 'Name' }).fill('Pearl')
  await consolePage.getByRole('textbox', { name: 'English' }).fill('Calm waters')
  await consolePage.getByRole('textbox', { name: 'Thai' }).fill('น้ำนิ่ง')
  await consolePage.getByRole('textbox', { name: 'Hosts' }).fill('pearl.localhost')
  await consolePage.getByRole('button', { name: 'Look' }).click()
  const dark = consolePage.getByRole('group', { name: 'Dark' })
  const text = dark.getByRole('textbox', { name: 'Text', exact: true })
  const readable = await text.inputValue()
  await text.fill('#1A2028')
  await expect(dark.getByRole('alert')).toContainText('This cannot be read well enough')
  await consolePage.getByRole('button', { name: 'Save as draft' }).click()
  await expect(consolePage.getByText('Before this can be published:')).toBeVisible()
  await consolePage.getByRole('button', { name: /^Look/ }).click()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await text.fill(readable)
  await expect(dark.getByRole('alert')).toContainText('All of it can be read.')
  await consolePage.getByRole('button', { name: 'Publish now' }).click()
  await consolePage.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(consolePage.getByText('Published: players see it within seconds.')).toBeVisible()

  const player = await (await newVisitor({ baseURL: `http://pearl.localhost:${site.port}` })).newPage()
  await expect(async () => {
    await player.goto('/m/home')
    await expect(player).toHaveTitle(/Pearl/)
  }).toPass()
  expect(await findings(player, 'everything')).toEqual([])
})

test('a rule that money depends on is published by two people: the first requests it, the second sees what changes and approves (PLT-09, PLT-05)', async ({
  newVisitor,
  site,
  watch,
}) => {
  watch.allow(/status of 409/)
  const open = async (name: string, path: string): Promise<Page> => {
    const operator = await addOperator(site, name, 'payments')
    const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
    await consolePage.goto(consoleOf(site, path))
    await signInAt(consolePage, operator)
    return consolePage
  }
  const first = await open('console-first', '/console/deposit-rules/coral')
  const hourly = first.getByLabel('Orders of a member an hour')
  await hourly.fill('59')
  await first.getByRole('button', { name: 'Publish now' }).click()
  const publishDialog = first.getByRole('dialog', { name: 'Publish now' })
  await expect(publishDialog).toContainText('a second person approves it before it goes live')
  await publishDialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(publishDialog.getByText('Nothing is changed yet.')).toBeVisible()
  expect(await findings(first, 'everything')).toEqual([])
  await publishDialog.getByRole('link', { name: 'Approvals' }).click()
  await first.getByRole('button', { name: /^Review Publish: .*coral/ }).click()
  const own = first.getByRole('dialog')
  await expect(own.getByText('You requested this: another operator has to approve it.')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  const second = await open('console-second', '/console')
  const pages = second.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: /^Approvals \d+ requests? to approve$/ }).click()
  await second.getByRole('button', { name: /^Review Publish: .*coral/ }).click()
  const dialog = second.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /mostPerHour/ })).toContainText('59')
  await expect(dialog.getByText(/Requested by console-first/)).toBeVisible()
  expect(await findings(second, 'everything')).toEqual([])
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByText('Approved', { exact: true })).toBeVisible()
  await expect(second.getByRole('button', { name: /^Review/ })).toHaveCount(0)
  await expect(pages.getByRole('link', { name: 'Approvals', exact: true })).toBeVisible()

  await first.goto(consoleOf(site, '/console/approvals'))
  await expect(first.getByRole('button', { name: /^Review Publish: .*coral/ })).toHaveCount(0)
  await first.getByRole('tab', { name: 'My requests' }).click()
  await expect(first.getByRole('row', { name: /Publish: .*coral/ })).toContainText('Approved')
  expect(await findings(first, 'everything')).toEqual([])

  await first.goto(consoleOf(site, '/console/deposit-rules/coral'))
  await expect(first.getByLabel('Orders of a member an hour')).toHaveValue('59')
  await expect(first.getByText('console-second').first()).toBeVisible()
})
