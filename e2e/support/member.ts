import { expect, type Page } from '@playwright/test'
import type { BrandName } from './sites.ts'

interface Member {
  readonly account: string
  readonly password: string
}

/** Members of the examples, as the README lists them. */
export const MEMBERS: Readonly<Record<BrandName, Member>> = {
  lotus: { account: 'lotus.demo', password: 'Lotus-2026!' },
  coral: { account: 'coral.demo', password: 'Coral-2026!' },
}

export const LOG_IN = /^(Log in|เข้าสู่ระบบ)$/

/** Fills the login form that is shown (screen or popup) and sends it. */
export async function fillLogin(page: Page, { account, password }: Member): Promise<void> {
  const form = page.locator('form', { has: page.locator('input[name=password]') })
  await form.locator('[name=username]').fill(account)
  await form.locator('[name=password]').fill(password)
  await form.getByRole('button', { name: LOG_IN }).click()
}

/** What kind of account: the brand's member, an agent, a trial account. */
export type Kind = 'demo' | 'agent' | 'trial'

/** Signs in on the login screen and waits to be led on. */
export async function signIn(
  page: Page,
  brand: BrandName,
  next = '/m/home',
  kind: Kind = 'demo',
): Promise<void> {
  await page.goto(`/m/login?next=${encodeURIComponent(next)}`, { waitUntil: 'domcontentloaded' })
  await fillLogin(page, { ...MEMBERS[brand], account: `${brand}.${kind}` })
  await expect(page).toHaveURL((url) => url.pathname === next.split('?')[0])
}

/** Takes the session away without a word, to go on as another member. */
export async function signOut(page: Page): Promise<void> {
  const context = page.context()
  const kept = (await context.cookies()).filter(({ name }) => /^m_(language|theme)$/.test(name))
  await context.clearCookies()
  await context.addCookies(kept)
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
}

/** Taps the header's way to the login on a page that has started: before, it leads to the login's page. */
export async function tapLogIn(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: LOG_IN }).click()
}
