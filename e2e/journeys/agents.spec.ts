import type { BrowserContext, Page } from '@playwright/test'
import { findings } from '#support/axe.ts'
import { openMenu } from '#support/frame.ts'
import { balanceOf } from '#support/game.ts'
import { fillLogin, signIn } from '#support/member.ts'
import { testOnGamesSite as test } from '#support/own-site.ts'
import { alive, expectSameVisit, markVisit, open } from '#support/page-facts.ts'
import { havePaymentPassword, PIN } from '#support/payment-password.ts'
import {
  chooseBirthday,
  field,
  fillAccount,
  form,
  freshName,
  freshNumber,
  NEW_PASSWORD,
  proveNumber,
  submit,
} from '#support/registration.ts'
import { greet } from '#support/settled.ts'
import { expect } from '#support/test.ts'

test.slow()

const RETRY = /^Loading failed, click to retry$/
const main = (page: Page) => page.getByRole('main')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()
const tile = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'Parts of the agency centre' }).getByRole('link', { name })

/** The page of another visitor, in English. */
async function another(newVisitor: () => Promise<BrowserContext>, url: string): Promise<Page> {
  const context = await newVisitor()
  await context.addCookies([{ name: 'm_language', value: 'EN', url }])
  return context.newPage()
}

test.describe('in Lotus, in English', () => {
  test.use({ brand: 'lotus', language: 'EN' })

  test('an agent finds figures by level and day, makes a link, and a member who registers by it is found in the tree, opened and searched (MEM-08, SHL-11, SHL-13, ACC-16)', async ({
    page,
    newVisitor,
    site,
  }) => {
    await signIn(page, 'lotus', '/m/home', 'agent')
    await alive(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^My account:/ })
      .click()
    await page
      .getByRole('dialog', { name: 'My account' })
      .getByRole('link', { name: 'Agency centre' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agency centre')
    await markVisit(page)

    await test.step('figures of a level and of other days, by day as a plot', async () => {
      const figures = main(page).getByRole('region', { name: 'What the team comes to' })
      await expect(figures.locator('[data-figures]')).toBeVisible()
      await expect(figures.locator('[data-plot]')).toBeVisible()
      expect(await findings(page, 'everything')).toEqual([])
      await main(page).getByRole('button', { name: '30 days' }).click()
      await main(page)
        .getByRole('button', { name: /^A( ·|$)/ })
        .click()
      await expect(page).toHaveURL(/level=A/)
      await main(page).getByRole('combobox', { name: 'Figure by day' }).selectOption('deposits')
      await expect(figures.getByRole('slider', { name: 'Deposits by day' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/m\/home$/)
      await page.goForward()
      await expect(main(page).getByRole('button', { name: /^A( ·|$)/, pressed: true })).toBeVisible()
    })

    const name = `Line ${Date.now().toString(36)}`
    const username = freshName()
    let address = ''
    await test.step('an invite link, its code and its address', async () => {
      await tile(page, 'Invite links').click()
      await main(page).getByRole('button', { name: 'New link' }).click()
      await main(page).getByRole('button', { name: 'Make the link' }).click()
      await expect(main(page).getByText('Please fill this in')).toBeVisible()
      await main(page).getByLabel('Name').fill(name)
      await main(page).getByRole('button', { name: 'Make the link' }).click()
      await expect(main(page).getByRole('heading', { name })).toBeVisible()
      await main(page)
        .getByRole('button', { name: `QR code: ${name}` })
        .click()
      await expect(main(page).getByRole('img', { name: `QR code of ${name}` })).toBeVisible()
      expect(await findings(page, 'everything')).toEqual([])
      const card = main(page).locator('[data-link]', { hasText: name })
      address = (await card.locator('output').textContent()) ?? ''
      expect(address).toMatch(/\/m\/register\?affiliateCode=[A-Za-z0-9]{4,16}$/)
    })

    await test.step('a visitor registers by it', async () => {
      const guest = await another(newVisitor, site.origin('lotus'))
      const { pathname, search } = new URL(address)
      await open(guest, pathname + search)
      await fillAccount(guest, username)
      await proveNumber(guest, site, freshNumber())
      await field(guest, 'payeeName').fill('Somchai Jaidee')
      await chooseBirthday(guest)
      await form(guest)
        .getByRole('checkbox', { name: /^I confirm that I am 18 years old/ })
        .check()
      await submit(guest).click()
      await expect(guest).toHaveURL(/\/m\/home$/)
    })

    await test.step('and is found in the tree, on a page of their own', async () => {
      await page.goBack()
      await tile(page, 'My team').click()
      await main(page).getByRole('searchbox').fill(username.slice(0, 6))
      const row = main(page).locator(`[data-account="${username}"]`)
      await expect(page).toHaveURL(/search=/)
      await expect(row).toBeVisible()
      expect(await findings(page, 'everything')).toEqual([])
      await row.getByRole('link').first().click()
      await expect(main(page).getByRole('heading', { name: username })).toBeVisible()
      await expect(main(page).getByText('A', { exact: true }).first()).toBeVisible()
      await page.goBack()
      await expect(main(page).getByRole('searchbox')).toHaveValue(username.slice(0, 6))
      await main(page).getByRole('searchbox').fill('zzzz-unknown')
      await expect(main(page).getByText('No account begins with “zzzz-unknown”')).toBeVisible()
      await main(page).getByRole('searchbox').fill('')
      // A member who invited others is opened, and the way back up leads back.
      await main(page)
        .getByRole('link', { name: /^Team of .+: \d+$/ })
        .first()
        .click()
      await expect(main(page).getByRole('heading', { name: /^Team of / })).toBeVisible()
      await main(page)
        .getByRole('navigation', { name: 'Way down the team' })
        .getByRole('link', { name: 'lotus.agent' })
        .click()
      await expect(main(page).getByRole('heading', { name: 'My team' })).toBeVisible()
    })

    await test.step('the link shows whom it brought, and is deleted after a question', async () => {
      await open(page, '/m/agent/home?part=links')
      const card = main(page).locator('[data-link]', { hasText: name })
      await expect(card.getByText('Registered').locator('..')).toContainText('1')
      await card.getByRole('button', { name: `Delete: ${name}` }).click()
      await card.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(main(page).locator('[data-link]', { hasText: name })).toHaveCount(0)
    })
  })

  test('a member who is no agent, or only helps one, sees what they may not do (MEM-08, ACC-07)', async ({
    page,
    newVisitor,
    site,
    watch,
  }) => {
    // What is not for them, and what the sub-account's page asks for after it is closed.
    watch.allow(/status of 40[13]/)
    await signIn(page, 'lotus', '/m/agent/home')
    await expect(main(page).getByText('For agents')).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])

    const agent = await another(newVisitor, site.origin('lotus'))
    const helper = { account: freshName(), password: NEW_PASSWORD }
    await signIn(agent, 'lotus', '/m/agent/home', 'agent')
    await tile(agent, 'Sub-accounts').click()
    await main(agent).getByRole('button', { name: 'New sub-account' }).click()
    await main(agent).getByLabel('User name').fill(helper.account)
    await main(agent).getByLabel('Password', { exact: true }).fill(helper.password)
    await main(agent).getByRole('button', { name: 'Sees figures alone' }).click()
    await main(agent).getByRole('button', { name: 'Open the account' }).click()
    await expect(main(agent).getByText(helper.account)).toBeVisible()

    const other = await another(newVisitor, site.origin('lotus'))
    await open(other, '/m/login')
    await fillLogin(other, helper)
    await expect(other.getByText('Non-member account unable to log in.').first()).toBeVisible()
    await open(other, '/m/agent')
    await fillLogin(other, helper)
    await expect(other).toHaveURL(/\/m\/agent\/home$/)
    await expect(main(other).getByText('This sub-account sees figures of the team alone.')).toBeVisible()
    await expect(main(other).getByRole('region', { name: 'What the team comes to' })).toBeVisible()
    await expect(tile(other, 'My team')).toHaveCount(0)
    await open(other, '/m/agent/home?part=transfer')
    await expect(main(other).getByText('Not open to this account')).toBeVisible()

    await main(agent)
      .getByRole('button', { name: `Close: ${helper.account}` })
      .click()
    await main(agent)
      .getByRole('group', { name: /^Close / })
      .getByRole('button', { name: 'Close' })
      .click()
    await expect(main(agent).locator(`[data-helper="${helper.account}"]`).getByText('Closed')).toBeVisible()
  })

  test('screens of agents and of settings come when they are opened; one that does not come says so, is logged, and comes with a tap (SHL-05, A8)', async ({
    page,
    watch,
  }) => {
    watch.allow(/\/m\/-\/(closure|assets\/member-centre)\//, /ERR_FAILED/)
    await signIn(page, 'lotus', '/m/activity', 'agent')
    await alive(page)
    await markVisit(page)
    const files = '**/m/-/assets/member-centre/**'
    const closures = '**/m/-/closure/*'
    const failures: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/m/-/failures')) failures.push(request.postData() ?? '')
    })
    for (const [row, heading] of [
      ['Personal settings', 'Personal settings'],
      ['Agency centre', 'Agency centre'],
    ] as const) {
      await page.route(files, (route) => route.abort())
      await page.route(closures, (route) => route.abort())
      const before = failures.length
      await (await openMenu(page)).getByRole('link', { name: row, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const retry = main(page).getByRole('button', { name: RETRY })
      await expect(retry).toBeVisible()
      expect(failures.slice(before).join(' ')).toContain('member-centre')
      await page.unroute(files)
      await page.unroute(closures)
      await retry.click()
      await expect(main(page).locator('[data-state=ready], [data-screen=set]').first()).toBeVisible()
    }

    await test.step('a part of it, blocked once', async () => {
      let blocked = 0
      await page.route(files, (route) => {
        blocked += 1
        return route.abort()
      })
      const before = failures.length
      await tile(page, 'Invite links').click()
      const retry = main(page).getByRole('button', { name: RETRY })
      await expect(retry).toBeVisible()
      expect(blocked).toBeGreaterThan(0)
      expect(failures.slice(before).join(' ')).toContain('"stage":"fetch"')
      await page.unroute(files)
      await retry.click()
      await expect(main(page).getByRole('button', { name: 'New link' })).toBeVisible()
    })
    await expectSameVisit(page)
  })

  test('an account is opened below the agent and sent money with the payment password: refused cases say why, and both records show it (MEM-08, PLT-06)', async ({
    page,
    newVisitor,
    site,
    watch,
  }) => {
    watch.allow(/status of (400|404|409|422)/)
    const downline = { account: freshName(), password: NEW_PASSWORD }
    await signIn(page, 'lotus', '/m/agent/home', 'agent')
    await alive(page)
    await havePaymentPassword(page, 'lotus')

    await test.step('an account below the agent', async () => {
      await tile(page, 'New member').click()
      await main(page).getByLabel('User name').fill('lotus.demo')
      await main(page).getByLabel('Password', { exact: true }).fill(downline.password)
      await main(page).getByRole('button', { name: 'Open the account' }).click()
      await expect(main(page).getByText('Sorry, the user name already exists.')).toBeVisible()
      await main(page).getByLabel('User name').fill(downline.account)
      await main(page).getByRole('button', { name: 'Agent', exact: true }).click()
      await main(page).getByLabel('Commission rate').fill('99')
      await main(page).getByRole('button', { name: 'Open the account' }).click()
      await expect(main(page).getByLabel('Commission rate')).toHaveAttribute('aria-invalid', 'true')
      expect(await findings(page, 'everything')).toEqual([])
      await main(page).getByRole('button', { name: 'Member', exact: true }).click()
      await main(page).getByRole('button', { name: 'Open the account' }).click()
      await expect(main(page).locator(`[data-opened="${downline.account}"]`)).toBeVisible()
      await main(page).getByRole('link', { name: 'See the member' }).click()
      await expect(main(page).getByRole('heading', { name: downline.account })).toBeVisible()
      await main(page).getByRole('link', { name: 'Transfer to team' }).click()
    })

    const before = await balanceOf(page)
    await test.step('a transfer, refused for a wrong payment password, then made', async () => {
      await expect(main(page).getByLabel('User name in your team')).toHaveValue(downline.account)
      const amount = main(page).getByRole('textbox', { name: 'Amount' })
      const go = main(page).getByRole('button', { name: 'Transfer', exact: true })
      await amount.fill('99999999')
      await go.click()
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
      await amount.fill('500')
      await main(page).getByLabel('Payment password').fill('000001')
      await go.click()
      await go.click()
      await expect(main(page).getByText('The payment password is wrong.')).toBeVisible()
      await main(page).getByLabel('Payment password').fill(PIN)
      await go.click()
      await expect(
        main(page).getByText(`Transfer ฿500.00 to ${downline.account}? It cannot be taken back.`),
      ).toBeVisible()
      expect(await findings(page, 'everything')).toEqual([])
      await go.click()
      await expect(main(page).locator('[data-transfer=out]').first()).toContainText(downline.account)
      expect(await balanceOf(page)).toBe(before - 50_000)
    })

    await test.step('found in both records', async () => {
      await open(page, '/m/transaction/record?kind=team-transfer')
      await expect(main(page).getByText('−฿500.00').first()).toBeVisible()
      const member = await another(newVisitor, site.origin('lotus'))
      await open(member, '/m/login?next=%2Fm%2Ftransaction%2Frecord')
      await fillLogin(member, downline)
      await expect(member).toHaveURL(/\/m\/transaction\/record/)
      await expect(main(member).getByText('+฿500.00').first()).toBeVisible()
      expect(await balanceOf(member)).toBe(50_000)
    })
  })
})

test.describe('a contract, in Lotus, in Thai, from the prompt', () => {
  test.use({ brand: 'lotus', language: 'TY', newcomer: true })

  test('the daily salary is looked at from its prompt, accepted after a question, and is the agent’s contract then (SHL-31, B1, MEM-08)', async ({
    page,
    context,
    site,
  }) => {
    await greet(context, site, 'lotus')
    await context.addInitScript(() => localStorage.setItem('hideDownloadBar', '1'))
    await signIn(page, 'lotus', '/m/home', 'agent')
    await alive(page)
    await page.getByRole('dialog').getByRole('button', { name: /^ไป/ }).first().click()
    await expect(page).toHaveURL(/\/m\/member\/agent\/getSalaryContract$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('สัญญาเงินเดือนรายวัน')
    expect(await findings(page, 'everything')).toEqual([])
    await main(page).getByRole('button', { name: 'ตอบรับ' }).click()
    const sure = main(page).getByRole('group', { name: /^ตอบรับสัญญานี้/ })
    await sure.getByRole('button', { name: 'ตอบรับ' }).click()
    await expect(toast(page, 'ตอบรับแล้ว')).toBeVisible()
    await expect(main(page).locator('[data-contract=accepted]')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'ตอบรับ' })).toHaveCount(0)
    await open(page, '/m/agent/home?part=daily')
    await expect(main(page).getByRole('heading', { name: 'เงินเดือนรายวัน' })).toBeVisible()
  })
})
