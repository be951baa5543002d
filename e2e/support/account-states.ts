import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { openMenu } from './frame.ts'
import { fillLogin, LOG_IN, MEMBERS, signIn } from './member.ts'
import { alive } from './page-facts.ts'
import { opening, popup, waitForPopup } from './popup.ts'
import { dragIntoPlace } from './slider.ts'
import type { ScreenState } from './states.ts'

const form = (page: Page): Locator => page.locator('form:visible').last()
const submit = (page: Page): Promise<void> => form(page).locator('button[type=submit]').click()
const faults = (page: Page): Promise<void> =>
  expect(form(page).locator('[aria-invalid=true]').first()).toBeVisible()

/** Sent with nothing filled in. */
const sentEmpty = async (page: Page): Promise<void> => {
  await submit(page)
  await faults(page)
}

const toMobile = async (page: Page): Promise<void> => {
  await page.getByRole('tab').last().click()
  await expect(form(page).locator('[name=mobileNum]')).toBeVisible()
  await expect(form(page).locator('[name=countryDialingCode]')).not.toHaveValue('')
}

/** The slider over the form, with the number of no member. */
const toBotCheck = async (page: Page): Promise<Locator> => {
  await toMobile(page)
  await form(page)
    .locator('[name=mobileNum]')
    .fill(`08${randomInt(1e7, 1e8)}`)
  await form(page)
    .getByRole('button', { name: /^(Send code|ส่งรหัส)$/ })
    .click()
  const check = popup(page).last()
  await expect(check.getByRole('slider')).toBeVisible()
  return check
}

/** What the platform answers after a wrong password, with a picture to read. */
const refuseLogins = async (page: Page): Promise<void> => {
  const json = { success: false, code: 'login_failed', message: '', data: { captcha: true } }
  await page.route('**/wps/session/login', (route) => route.fulfill({ status: 401, json }))
}

const fromLoginPopup = (path: string) => async (page: Page) => {
  await opening(LOG_IN, 'link')(page)
  await popup(page).locator(`a[href^="${path}"]`).click()
  await expect(popup(page).locator('form:visible [name=mobileNum]').first()).toBeVisible()
  await waitForPopup(page)
}

/** The session has ended while the form was filled in; the page learns it when the form is sent, if not before. */
const endWhileTyping = async (page: Page): Promise<void> => {
  await form(page).locator('[name=oldPassword]').fill('Rain-on-6-roofs')
  for (const name of ['newPassword', 'confirmPassword'])
    await form(page).locator(`[name=${name}]`).fill('Rain-on-7-roofs')
  await page.evaluate(async () => {
    const { token, merchantCode } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as Record<
      string,
      string
    > // reason: the session's shape of A3
    await fetch('/wps/session/logout', {
      method: 'DELETE',
      headers: { merchant: merchantCode ?? '', language: 'EN', authorization: `Bearer ${token}` },
    })
    // Another call of the page may have learnt it first: then the login lies over the button.
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit()
  })
  await expect(page.getByText(/signed out|ออกจากระบบแล้ว/)).toBeVisible()
  await waitForPopup(page)
}

const REMEMBERED = { username: 'lotus.demo', password: btoa(btoa('a-token')), type: 'username' }

/** Every state of the ways in, out and back that an address alone does not show. */
export const ACCOUNT_STATES: readonly ScreenState[] = [
  { name: 'login-mobile', path: '/m/login', brand: 'lotus', reach: toMobile },
  {
    name: 'login-mobile-faults',
    path: '/m/login',
    brand: 'lotus',
    reach: async (page) => {
      await toMobile(page)
      await form(page).locator('[name=mobileNum]').fill('08')
      await form(page).locator('[name=verificationCode]').fill('a')
      await submit(page)
      await faults(page)
    },
  },
  {
    name: 'login-picture',
    path: '/m/login',
    reach: async (page, brand) => {
      await refuseLogins(page)
      await fillLogin(page, MEMBERS[brand])
      await expect(form(page).getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
      await expect(form(page).locator('[name=captchaId]')).toBeAttached()
    },
  },
  {
    name: 'login-remembered',
    path: '/m/login',
    leaves: true,
    reach: async (page) => {
      await page.evaluate((kept) => localStorage.setItem('rememberedLogin', kept), JSON.stringify(REMEMBERED))
      await page.reload({ waitUntil: 'domcontentloaded' })
      await alive(page)
      await expect(page.locator('[name=username]')).toHaveValue(REMEMBERED.username)
    },
  },
  {
    name: 'bot-check',
    path: '/m/login',
    brand: 'lotus',
    reach: async (page) => void (await toBotCheck(page)),
  },
  {
    name: 'bot-check-refused',
    path: '/m/login',
    brand: 'lotus',
    reach: async (page) => {
      const check = await toBotCheck(page)
      await check.getByRole('slider').press('ArrowRight')
      await check.getByRole('slider').press('Enter')
      await expect(check.getByRole('alert')).toBeVisible()
      await waitForPopup(page)
    },
  },
  {
    name: 'code-on-its-way',
    path: '/m/login',
    brand: 'lotus',
    reach: async (page) => {
      await dragIntoPlace(page, await toBotCheck(page))
      await expect(page.getByRole('timer')).toBeVisible()
      await expect(popup(page)).toHaveCount(0)
    },
  },
  { name: 'register-popup', path: '/m/home', brand: 'lotus', reach: fromLoginPopup('/m/register') },
  { name: 'forgot-popup', path: '/m/home', brand: 'lotus', reach: fromLoginPopup('/m/forget') },
  {
    name: 'register-faults',
    path: '/m/register',
    reach: async (page) => {
      await submit(page)
      await faults(page)
      await form(page).locator('summary').click()
    },
  },
  {
    name: 'register-mobile-faults',
    path: '/m/register',
    brand: 'lotus',
    reach: async (page) => {
      await page.getByRole('radio').last().check()
      await expect(page.locator('[name=username]')).toHaveCount(0)
      await submit(page)
      await faults(page)
    },
  },
  {
    name: 'register-linked',
    path: '/m/register?social=a-ticket',
    reach: async (page) => {
      // The address has been read by then: a fresh one meets this answer.
      await page.route('**/wps/session/login/social', (route) =>
        route.fulfill({
          status: 404,
          json: {
            success: false,
            code: 'social_unlinked',
            message: '',
            data: { ticket: 'another', email: 'mali@example.com' },
          },
        }),
      )
      await page.goto('/m/register?social=a-ticket', { waitUntil: 'domcontentloaded' })
      await expect(page.getByText('mali@example.com')).toBeVisible()
      await alive(page)
    },
  },
  {
    name: 'forget-mail-faults',
    path: '/m/forget',
    reach: async (page, brand) => {
      if (brand === 'lotus') await page.locator('main button[aria-pressed=false]').click()
      await form(page).locator('[name=username]').fill('a')
      await form(page).locator('[name=email]').fill('nowhere')
      await submit(page)
      await faults(page)
    },
  },
  {
    name: 'forget-phone-faults',
    path: '/m/forget',
    brand: 'lotus',
    reach: async (page) => {
      await form(page).locator('[name=mobileNum]').fill('08')
      await form(page).locator('[name=verificationCode]').fill('a')
      await form(page).locator('[name=newPassword]').fill('a')
      await form(page).locator('[name=newPassword]').blur()
      await faults(page)
    },
  },
  {
    name: 'reset-link-faults',
    path: '/m/forget?reset=a-link',
    reach: sentEmpty,
  },
  {
    name: 'contract-alert',
    path: '/m/home',
    leaves: true,
    reach: async (page, brand) => {
      await opening(LOG_IN, 'link')(page)
      await page.evaluate(() => sessionStorage.removeItem('contractsTold'))
      await fillLogin(page, { ...MEMBERS[brand], account: `${brand}.agent` })
      await expect(page.locator('form:visible [name=password]')).toHaveCount(0)
      await waitForPopup(page)
    },
  },
  { name: 'change-password', path: '/m/changePsw', kind: 'demo' },
  {
    name: 'change-password-faults',
    path: '/m/changePsw',
    kind: 'demo',
    reach: sentEmpty,
  },
  {
    name: 'same-password-alert',
    path: '/m/changePsw',
    kind: 'demo',
    reach: async (page) => {
      for (const name of ['oldPassword', 'newPassword', 'confirmPassword'])
        await form(page).locator(`[name=${name}]`).fill('Rain-on-7-roofs')
      await submit(page)
      await waitForPopup(page)
    },
  },
  { name: 'devices', path: '/m/member/devices', kind: 'demo' },
  {
    name: 'devices-end-others',
    path: '/m/member/devices',
    kind: 'demo',
    reach: async (page, brand) => {
      const other = await page
        .context()
        .browser()
        ?.newContext({ baseURL: new URL(page.url()).origin })
      await signIn((await other?.newPage()) ?? page, brand)
      await other?.close()
      await page.reload({ waitUntil: 'domcontentloaded' })
      await alive(page)
      await page.getByRole('button', { name: /^(End all other sessions|สิ้นสุดเซสชันอื่นทั้งหมด)/ }).click()
      await expect(page.getByRole('button', { name: /^(End all others|สิ้นสุดทั้งหมด)/ })).toBeVisible()
    },
  },
  {
    name: 'change-password-popup',
    path: '/m/member/devices',
    kind: 'demo',
    reach: opening(/^(Change password|เปลี่ยนรหัสผ่าน)$/),
  },
  {
    name: 'sign-out-question',
    path: '/m/home',
    kind: 'demo',
    reach: async (page) => {
      const menu = await openMenu(page)
      await menu.getByRole('button', { name: /^(Sign out|ออกจากระบบ)$/ }).click()
      await expect(page.getByRole('alertdialog').getByRole('button')).toHaveCount(2)
    },
  },
  { name: 'session-ended', path: '/m/changePsw', kind: 'demo', leaves: true, reach: endWhileTyping },
]
