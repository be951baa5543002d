import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hold } from '#support/hold.ts'
import { LOG_IN, MEMBERS, signOut } from '#support/member.ts'
import { alive, open } from '#support/page-facts.ts'
import {
  chooseBirthday,
  field,
  fillAccount,
  form,
  freshName,
  freshNumber,
  proveNumber,
  signedIn,
  submit,
} from '#support/registration.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

/** Goes to the page that replaces Google's, a site of its own. */
async function toGoogle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Google' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox sign-in' })).toBeVisible()
}

async function signInThere(page: Page, name: string): Promise<void> {
  await toGoogle(page)
  await page.getByLabel(/^Name/).fill(name)
  await page.getByRole('button', { name: /^Continue/ }).click()
}

test('a new visitor comes by Google, finds their e-mail in the form, becomes a member and the next time is in at once (ACC-06, ACC-12)', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.allow(/status of 40[14]/)
  const name = `g${randomInt(1e6, 1e7)}`
  const username = freshName()
  await open(page, '/m/login?next=%2Fm%2Factivity')
  await signInThere(page, name)
  await expect(page).toHaveURL(/\/m\/register\?social=/)
  await expect(form(page).getByText(`${name}@example.com`)).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(`${name}@example.com`)
  // After a reload: who they are at Google is not lost.
  await page.reload({ waitUntil: 'domcontentloaded' })
  await alive(page)
  await expect(field(page, 'email')).toHaveValue(`${name}@example.com`)
  await fillAccount(page, username)
  await proveNumber(page, site, freshNumber())
  await field(page, 'payeeName').fill('Mali Suda')
  await chooseBirthday(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  expect(await signedIn(page)).toBe(username)

  await signOut(page)
  await context.clearCookies({ domain: '127.0.0.1' })
  await open(page, '/m/slot')
  await page.getByRole('contentinfo').locator('a[href="/m/member/home"]').click()
  await signInThere(page, name)
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  expect(await signedIn(page)).toBe(username)
})

test('the button to log in stays under the finger when the word on Google comes late (ACC-01, ACC-06)', async ({
  page,
}) => {
  const answer = await hold(page, '**/wps/system/setting/register')
  await open(page, '/m/activity')
  await page.getByRole('contentinfo').locator('a[href="/m/member/home"]').click()
  const google = page.getByRole('link', { name: 'Google' })
  const sheet = page.getByRole('dialog', { name: LOG_IN })
  const button = sheet.getByRole('button', { name: LOG_IN })
  const below = sheet.getByRole('button', { name: 'Try it with play money' })
  const places = async (): Promise<readonly (number | undefined)[]> =>
    await Promise.all([button, below].map(async (one) => (await one.boundingBox())?.y))
  await sheet.locator('[name=username]').fill(MEMBERS.lotus.account)
  await sheet.locator('[name=password]').fill(MEMBERS.lotus.password)
  await button.click({ trial: true })
  await expect(google).toHaveCount(0)
  const before = await places()
  answer()
  await expect(google).toBeVisible()
  expect(await places()).toEqual(before)
})

test('a visitor who turns back at Google sees that on the login page, which still knows where they were going (ACC-06)', async ({
  page,
}) => {
  await open(page, '/m/login?next=%2Fm%2Factivity')
  await toGoogle(page)
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Factivity$/)
  await expect(page.locator('main').getByRole('alert')).toHaveText(
    'You have cancelled. Try again, or log in another way',
  )
  await expect(page.locator('[name=username]')).toBeEditable()
  expect(await signedIn(page)).toBeUndefined()
})
