import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { passBotCheck } from './bot-check.ts'
import { messageAfter } from './outbox.ts'
import type { Site } from './sites.ts'

// In both languages of the brands.
const FORM = /^(Create an account|สมัครสมาชิก)$/
const SUBMIT = /^(Create account|สมัครสมาชิก)$/
/** A unique one: on no list of common passwords. */
export const NEW_PASSWORD = 'Rain-on-7-roofs'

/** The registration form, on its page or in its popup. */
export const form = (page: Page): Locator => page.getByRole('form', { name: FORM })
export const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`)
export const submit = (page: Page): Locator => form(page).getByRole('button', { name: SUBMIT })
export const freshName = (): string => `p${randomInt(1e9, 1e10)}`
export const freshNumber = (): string => `08${randomInt(1e7, 1e8)}`

/** The name and a password that fits. */
export async function fillAccount(page: Page, username: string): Promise<void> {
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(NEW_PASSWORD)
  await field(page, 'confimpsw').fill(NEW_PASSWORD)
}

const upTo = (most: number): number => Math.floor(Math.random() * most)

/** An adult's birthday, unique by default: two of one name and one birthday are one person to the site. */
export async function chooseBirthday(page: Page, year = String(1960 + upTo(40))): Promise<void> {
  const birthday = page.getByRole('group', { name: /^(Date of birth|วันเกิด)$/ })
  await birthday.getByLabel(/^(Year|ปี)$/).selectOption(year)
  await birthday.getByLabel(/^(Month|เดือน)$/).selectOption(String(1 + upTo(12)).padStart(2, '0'))
  await birthday.getByLabel(/^(Day|วัน)$/).selectOption(String(1 + upTo(28)).padStart(2, '0'))
}

/** Types a number, has a code sent to it past the bot check and types the code that the sandbox kept. */
export async function proveNumber(page: Page, site: Site, number: string): Promise<void> {
  await field(page, 'mobileNum').fill(number)
  const { code } = await messageAfter(site, `+66${number.slice(1)}`, async () => {
    await form(page)
      .getByRole('button', { name: /^(Send code|ส่งรหัส)$/ })
      .click()
    await passBotCheck(page)
  })
  await expect(page.getByText(/^(The code has been sent|ส่งรหัสแล้ว)/)).toBeVisible()
  await field(page, 'messageCode').fill(code ?? '')
}

/** Who is signed in, by the session that every module sees. */
export const signedIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const stored: unknown = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null')
    return typeof stored === 'object' && stored !== null && 'userName' in stored
      ? String(stored.userName)
      : undefined
  })
