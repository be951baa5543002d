import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signOut } from '#support/member.ts'
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

/** Goes to the page that stands in for Google's, a site of its own. */
async function toGoogle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Google' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox sign-in' })).toBeVisible()
}

async function signInThere(page: Page, name: string): Promise<void> {
  await toGoogle(page)
  await page.getByLabel(/^Name/).fill(name)
  await page.getByRole('button', { name: /^Continue/ }).click()
}

test('somebody new comes by Google, finds their e-mail in the form, becomes a member and the next time is in at once (ACC-06, ACC-12)', async ({
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
  // Somebody reloads: who they are at Google is not lost.
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

test('who turns back at Google is told so on the login page, which still knows where they were going (ACC-06)', async ({
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
