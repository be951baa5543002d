import type { Page } from '@playwright/test'
import { codeShown } from '../../services/platform/test/rig/people/authenticator.ts'
import { findings } from '#support/axe.ts'
import { addOperator, consoleOf, signInAt } from '#support/console.ts'
import { fillLogin, MEMBERS, signIn, signOut } from '#support/member.ts'
import { messageAfter } from '#support/outbox.ts'
import { testOnOwnSite } from '#support/own-site.ts'
import { havePaymentPassword, PIN } from '#support/payment-password.ts'
import { alive, open } from '#support/page-facts.ts'
import { expect } from '#support/test.ts'

const test = testOnOwnSite('safety')
const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
} as const

test.slow()

/** A phone whose owner confirms every prompt. */
async function givePasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const part = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })

test.describe('in Coral, in English', () => {
  test.use({ brand: 'coral', language: 'EN' })

  test('makes a passkey and signs in by it, and again as the second step after the password (ACC-21, MEM-06, SHL-11)', async ({
    page,
    watch,
  }) => {
    // The first step of a sign-in says by a refusal that a second one is needed.
    watch.allow(/status of 401/)
    await givePasskeys(page)
    await signIn(page, 'coral', '/m/securityCenter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security centre')
    await expect(part(page, /^Passkeys/)).toContainText('Not set')
    expect(await findings(page, 'everything')).toEqual([])
    await part(page, /^Passkeys/).click()
    await page.getByLabel('Account password').fill(MEMBERS.coral.password)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(
      10,
    )
    expect(await findings(page, 'everything')).toEqual([])
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(part(page, /^Passkeys/)).toContainText('1')
    await expect(page.getByText(/Withdrawals wait until/)).toBeVisible()

    await signOut(page)
    await open(page, '/m/login')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('button', { name: /^My account: coral\.demo/ })).toBeVisible()

    await signOut(page)
    await open(page, '/m/login')
    await fillLogin(page, MEMBERS.coral)
    await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull()
    expect(await findings(page, 'everything')).toEqual([])
    await page.getByRole('button', { name: 'Use the passkey' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)

    await open(page, '/m/securityCenter?step=history')
    await expect(
      page.getByRole('list', { name: 'Sign-in history' }).getByText('Passkey').first(),
    ).toBeVisible()
    await open(page, '/m/securityCenter?step=passkeys')
    await page.getByLabel('Account password').fill(MEMBERS.coral.password)
    await page.getByRole('button', { name: /^Remove This phone/ }).click()
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0)
  })

  test('changes the e-mail by codes to both ends, has withdrawals wait and lifted, and asks for another payee name (MEM-06, PLT-09)', async ({
    page,
    newVisitor,
    site,
    watch,
  }) => {
    // The session ends with the number or address that the house changes.
    watch.allow(/status of 40[01]/)
    const previousEmail = 'coral.agent@example.com'
    const next = 'ben@example.com'
    await signIn(page, 'coral', '/m/securityCenter', 'agent')
    await test.step('the present address is confirmed', async () => {
      await part(page, /^E-mail/).click()
      await page.getByLabel('Account password').fill(MEMBERS.coral.password)
      const { code, text } = await messageAfter(site, previousEmail, () =>
        page.getByRole('button', { name: /^Send a code to c•••@/ }).click(),
      )
      await page.getByLabel(/^Code sent to c•••/).fill(code ?? /\d{6}/.exec(text)?.[0] ?? '')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(part(page, /^E-mail/)).toContainText('c•••@example.com')
      await expect(part(page, /^E-mail/)).not.toContainText('not confirmed')
    })
    await test.step('another one takes its place, by codes to both', async () => {
      await open(page, '/m/securityCenter?step=email')
      await page.getByLabel('Account password').fill(MEMBERS.coral.password)
      await page.getByLabel('New e-mail address').fill(next)
      const sent = await messageAfter(site, next, () =>
        page.getByRole('button', { name: 'Send a code to the new one' }).click(),
      )
      await page.getByLabel('Code sent to the new one').fill(/\d{6}/.exec(sent.text)?.[0] ?? '')
      await page.getByLabel(/^Code sent to c•••/).fill('000000')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('The code is wrong or too old.')).toBeVisible()
      expect(await findings(page, 'everything')).toEqual([])
      await page.getByRole('button', { name: 'I can no longer reach the old one' }).click()
      await page.getByLabel('Account password').fill(MEMBERS.coral.password)
      await page.getByLabel('New e-mail address').fill(next)
      await page.getByLabel('Code sent to the new one').fill(/\d{6}/.exec(sent.text)?.[0] ?? '')
      await page.getByLabel('Why?').fill('My old provider has closed.')
      await page.getByRole('button', { name: 'Ask our team' }).click()
      await expect(part(page, /^E-mail/)).toContainText('A change is under review')
    })
    await test.step('the payee’s name is said once', async () => {
      await part(page, /^Payee name/).click()
      await page.getByLabel('Name on your bank account').fill('Benito Cruz')
      await page.getByLabel('Account password').fill(MEMBERS.coral.password)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(part(page, /^Payee name/)).toContainText('Benito Cruz')
    })
    const helper = await addOperator(site, `owner-${Date.now().toString(36)}`, 'owner')
    const consolePage = await (await newVisitor({ ...DESKTOP, baseURL: consoleOf(site) })).newPage()
    await test.step('an operator makes the change, with a reason', async () => {
      await consolePage.goto(consoleOf(site, '/console/reviews'))
      await signInAt(consolePage, helper)
      const row = consolePage.getByRole('row', { name: /coral \/ coral\.agent/ })
      await expect(row).toContainText(next)
      await row.getByRole('button', { name: 'Approve' }).click()
      const dialog = consolePage.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled()
      await dialog.getByLabel('Why').fill('Passport seen by video')
      await dialog.getByRole('button', { name: 'Approve' }).click()
      await expect(dialog).toHaveCount(0)
    })
    await test.step('withdrawals wait, and go on when an operator says so', async () => {
      await signOut(page)
      await signIn(page, 'coral', '/m/withdraw', 'agent')
      await expect(page.getByRole('heading', { name: /^Withdrawals wait until/ })).toBeVisible()
      await expect(page.getByText(/Your e-mail address was changed\./)).toBeVisible()
      expect(await findings(page, 'everything')).toEqual([])
      await consolePage.goto(consoleOf(site, `/console/members/${encodeURIComponent('coral:coral.agent')}`))
      await consolePage.getByRole('button', { name: 'Let them withdraw' }).click()
      await consolePage.getByRole('dialog').getByLabel('Why').fill('Called back, it was them')
      await consolePage.getByRole('dialog').getByRole('button', { name: 'Let them withdraw' }).click()
      await expect(consolePage.getByRole('button', { name: 'Let them withdraw' })).toHaveCount(0)
      await open(page, '/m/withdraw')
      await expect(page.getByRole('heading', { name: /^Withdrawals wait until/ })).toHaveCount(0)
    })
  })
})

test.describe('in Lotus, in Thai', () => {
  test.use({ brand: 'lotus', language: 'TY' })

  test('an authenticator app is the second step, a recovery code takes its place, and questions are set (ACC-21, MEM-06)', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 40[01]/)
    const { password } = MEMBERS.lotus
    await signIn(page, 'lotus', '/m/securityCenter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ศูนย์ความปลอดภัย')
    expect(await findings(page, 'everything')).toEqual([])
    await part(page, /^แอปยืนยันตัวตน/).click()
    await page.getByLabel('รหัสผ่านบัญชี').fill(password)
    await page.getByRole('button', { name: 'ถัดไป' }).click()
    const otpauth = (await page.getByRole('link', { name: 'เปิดในแอปบนโทรศัพท์นี้' }).getAttribute('href')) ?? ''
    expect(await findings(page, 'everything')).toEqual([])
    const shown = codeShown(otpauth, -1)
    await page.getByLabel('ตัวเลขหกหลักจากแอป').fill(shown)
    await page.getByRole('button', { name: 'บันทึก' }).click()
    const recovery = page.getByRole('list', { name: 'รหัสกู้คืนของคุณ' }).getByRole('listitem')
    await expect(recovery).toHaveCount(10)
    const codes = await recovery.allInnerTexts()
    await page.getByRole('button', { name: 'เก็บไว้แล้ว' }).click()
    await expect(part(page, /^แอปยืนยันตัวตน/)).toContainText('ตั้งแล้ว')

    await signOut(page)
    await open(page, '/m/login')
    await fillLogin(page, MEMBERS.lotus)
    // Another person may have seen it when it was used.
    await page.getByLabel('รหัสจากแอป').fill(shown)
    const log = page.getByRole('form', { name: 'ขั้นตอนที่สอง' }).getByRole('button', { name: 'เข้าสู่ระบบ' })
    await log.click()
    await expect(page.getByText('รหัสไม่ถูกต้องหรือถูกใช้ไปแล้ว')).toBeVisible()
    await page.getByLabel('รหัสจากแอป').fill(codeShown(otpauth))
    await log.click()
    await expect(page).toHaveURL(/\/m\/home$/)

    await signOut(page)
    await open(page, '/m/login')
    await fillLogin(page, MEMBERS.lotus)
    await page.getByRole('button', { name: 'ใช้รหัสกู้คืน' }).click()
    await page.getByLabel('รหัสกู้คืน').fill(codes[0] ?? '')
    await log.click()
    await expect(page).toHaveURL(/\/m\/home$/)

    await havePaymentPassword(page, 'lotus')
    await open(page, '/m/securityCenter?step=questions')
    for (const [place, answer] of ['บ้านแม่', 'เชียงใหม่', 'แดง'].entries())
      await page.getByLabel(`คำตอบที่ ${place + 1}`).fill(answer)
    await page.getByLabel('รหัสผ่านการถอน', { exact: true }).fill(PIN)
    await page.getByLabel('รหัสผ่านบัญชี').fill(password)
    await page.getByRole('button', { name: 'บันทึก' }).click()
    await expect(part(page, /^คำถามความปลอดภัย/)).toContainText('ตั้งแล้ว')
    await open(page, '/m/securityCenter?step=app')
    await page.getByLabel('รหัสผ่านบัญชี').fill(password)
    await page.getByLabel('รหัสจากแอป หรือรหัสกู้คืน').fill(codes[1] ?? '')
    await page.getByRole('button', { name: 'ลบแอป' }).click()
    await expect(part(page, /^แอปยืนยันตัวตน/)).toContainText('ยังไม่ได้ตั้ง')
  })

  test('the settings are loaded when they are opened; where they do not come their place says so, and they come at the next try (SHL-05)', async ({
    page,
    watch,
  }) => {
    watch.allow(/\/m\/-\/assets\/member-centre\//)
    await signIn(page, 'lotus', '/m/activity', 'agent')
    await alive(page)
    await page.route('**/m/-/assets/member-centre/*.js', (route) =>
      route.fulfill({ status: 500, body: 'no' }),
    )
    await page.getByRole('banner').getByRole('button', { name: /เมนู/ }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'ตั้งค่าส่วนตัว' }).click()
    const again = page.getByRole('main').getByRole('button', { name: /โหลดไม่สำเร็จ/ })
    await expect(again).toBeVisible()
    await page.unrouteAll()
    await again.click()
    await expect(page.locator('[data-screen=set]')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'ศูนย์ความปลอดภัย' }).click()
    await expect(page.getByRole('heading', { name: 'ความปลอดภัยของบัญชี' })).toBeVisible()
  })
})
