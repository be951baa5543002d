import { findings } from '#support/axe.ts'
import { operate } from '#support/canary.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { balanceOf, callAs } from '#support/game.ts'
import { signIn } from '#support/member.ts'
import { testOnGamesSite as test } from '#support/own-site.ts'
import { alive } from '#support/page-facts.ts'
import { havePaymentPassword, PIN } from '#support/payment-password.ts'
import { expect } from '#support/test.ts'

const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
} as const

test.slow()

test.describe('in Coral, in English', () => {
  test.use({ brand: 'coral', language: 'EN' })

  test('sets a payment password, adds an e-wallet, withdraws, is approved by two and paid, sees it live, and finds it in the ledger and the console (MEM-03, MEM-06, SHL-13, PLT-09)', async ({
    page,
    newVisitor,
    site,
    watch,
  }) => {
    // A guess, and a number to which no payout can go.
    watch.allow(/status of 400/)
    await signIn(page, 'coral', '/m/home', 'agent')
    await alive(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^My account:/ })
      .click()
    await page.getByRole('dialog', { name: 'My account' }).getByRole('link', { name: 'Withdraw' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw')

    await test.step('a payment password, proved by the account’s', async () => {
      expect(await findings(page, 'everything')).toEqual([])
      await page.getByRole('link', { name: /Set a payment password/ }).click()
      await page.getByLabel('Account password').fill('Guess-2026!')
      await page.getByLabel('New payment password', { exact: true }).fill('123456')
      await page.getByLabel('New payment password again').fill('123456')
      const save = page.getByRole('button', { name: 'Save' })
      await save.click()
      await expect(page.getByText('This is too easy to guess.')).toBeVisible()
      await page.getByLabel('New payment password', { exact: true }).fill(PIN)
      await page.getByLabel('New payment password again').fill(PIN)
      await save.click()
      await expect(page.getByText('The password is wrong.')).toBeVisible()
      expect(await findings(page, 'everything')).toEqual([])
      await page.getByLabel('Account password').fill('Coral-2026!')
      await save.click()
      await expect(page.getByRole('link', { name: /Add a bank account or e-wallet/ })).toBeVisible()
    })

    await test.step('an e-wallet in the payee’s name', async () => {
      await page.getByRole('link', { name: /Add a bank account or e-wallet/ }).click()
      await page.getByRole('radio', { name: 'GCash' }).check({ force: true })
      await page.getByLabel('Account number').fill('1234')
      await page.getByLabel('Account holder').fill('Maria Santos')
      await page.getByLabel('Payment password').fill(PIN)
      const add = page.getByRole('button', { name: 'Add', exact: true })
      await add.click()
      await expect(page.getByText('11 digits. It begins with 09.')).toBeVisible()
      expect(await findings(page, 'everything')).toEqual([])
      await page.getByLabel('Account number').fill('0917 123 4567')
      await add.click()
      await expect(page.getByRole('radio', { name: /GCash ••4567/ })).toBeChecked()
    })

    const before = await balanceOf(page, 'coral')
    await test.step('the amount, its fee and the payment password', async () => {
      await page.getByRole('textbox', { name: 'Amount' }).fill('6000')
      await expect(page.getByText('₱40.00')).toBeVisible()
      await expect(page.getByText('₱5,960.00')).toBeVisible()
      const go = page.getByRole('main').getByRole('button', { name: 'Withdraw' })
      await page.getByLabel('Payment password').fill('000001')
      await go.click()
      await expect(page.getByText('The payment password is wrong.')).toBeVisible()
      expect(await findings(page, 'everything')).toEqual([])
      await page.getByLabel('Payment password').fill(PIN)
      await go.click()
      await expect(page.getByRole('status').getByText('Being checked')).toBeVisible()
      expect(await balanceOf(page, 'coral')).toBe(before - 600_000)
      expect(await findings(page, 'everything')).toEqual([])
    })

    const id = new URL(page.url()).searchParams.get('order') ?? ''
    await test.step('one person approves, another one in the console, and it is paid', async () => {
      await operate(site, `/withdrawals/${id}/approve`, {})
      const payer = await addOperator(site, `payer-${Date.now().toString(36)}`, 'payments')
      const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
      await consolePage.goto(consoleOf(site, '/console/withdrawals'))
      await signInAt(consolePage, payer)
      const row = consolePage.getByRole('row', { name: /coral \/ coral\.agent/ }).first()
      await expect(row).toContainText('New card')
      await expect(row).toContainText('1 / 2')
      await row.getByRole('link').first().click()
      await expect(consolePage.getByText(/local has approved it/)).toBeVisible()
      await consolePage.getByRole('button', { name: 'Approve' }).click()
      await consolePage.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByRole('status').getByText('₱5,960.00 was paid to you.')).toBeVisible()
      await expect(consolePage.getByText('Paid', { exact: true }).first()).toBeVisible()
    })

    await page.getByRole('link', { name: 'Back to withdrawals' }).click()
    await expect(
      page.getByRole('list', { name: 'Past withdrawals' }).getByRole('link', { name: /GCash ••4567.*Paid/ }),
    ).toBeVisible()
    expect(await balanceOf(page, 'coral')).toBe(before - 600_000)
    const { fault } = await operate<{ fault: unknown }>(site, '/ledger/verify?whole=1')
    expect(fault).toBeNull()
  })
})

test.describe('in Lotus, in Thai', () => {
  test.use({ brand: 'lotus', language: 'TY' })

  test('cancels a withdrawal from the side menu’s way while it waits, and has its money back (MEM-03, SHL-10)', async ({
    page,
    site,
  }) => {
    await signIn(page, 'lotus', '/m/withdraw', 'agent')
    // What the other journey does by hand.
    await havePaymentPassword(page, 'lotus')
    await callAs(page, '/wps/member/bankCard', 'lotus', {
      cardId: crypto.randomUUID(),
      bankId: 'kbank',
      number: '2234567890',
      holder: 'สมชาย ใจดี',
      paymentPassword: PIN,
    })
    await page.goto('/m/home')
    await alive(page)
    await page.getByRole('banner').getByRole('button', { name: /เมนู/ }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'ถอนเงิน' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ถอนเงิน')
    const before = await balanceOf(page, 'lotus')
    await page.getByLabel('จำนวนเงิน').fill('1500.50')
    await page.getByLabel('รหัสผ่านการถอน').fill(PIN)
    await page.getByRole('main').getByRole('button', { name: 'ถอนเงิน' }).click()
    await expect(page.getByRole('status').getByText('กำลังตรวจสอบ')).toBeVisible()
    expect(await balanceOf(page, 'lotus')).toBe(before - 150_050)
    await page.getByRole('button', { name: 'ยกเลิกการถอน' }).click()
    await expect(page.getByRole('status').getByText('ยกเลิกแล้ว')).toBeVisible()
    expect(await balanceOf(page, 'lotus')).toBe(before)
    expect(await findings(page, 'everything')).toEqual([])
    const { fault } = await operate<{ fault: unknown }>(site, '/ledger/verify?whole=1')
    expect(fault).toBeNull()
  })
})
