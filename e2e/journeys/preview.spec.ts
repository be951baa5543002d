import type { Page } from '@playwright/test'
import { findings } from '#support/axe.ts'
import { layOther } from '#support/other-release.ts'
import { testOnOwnSite } from '#support/own-site.ts'
import { open } from '#support/page-facts.ts'
import type { OwnSite } from '#support/sites.ts'
import { expect } from '#support/test.ts'

/** What is not live is shown here: on a site of this file's own. */
const test = testOnOwnSite('preview')
test.use({ language: 'EN' })

const BAR = 'aside.preview-bar'

/** Asked for at the operators' door, as their tools do. */
async function makePreview(
  site: OwnSite,
  body: object,
): Promise<{ status: number; value: { link: string; id: string }; message?: string }> {
  const answer = await fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator/previews`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ merchant: 'lotus', ...body }),
  })
  const said = await answer.json()
  return { status: answer.status, value: said.value, message: said.message }
}

test('a preview is seen by the browser that opened its link alone, says so, lists what is different, and ends at a button (MOD-08)', async ({
  page,
  newVisitor,
  site,
}) => {
  const version = layOther(site.dataDir, 'account', 'login.register', 'Become a member')
  const { value } = await makePreview(site, { releases: { account: version }, note: 'the new way in' })
  const register = (on: Page) =>
    on.locator('main').getByRole('link', { name: /Become a member|Create an account/ })

  await page.goto(value.link, { waitUntil: 'domcontentloaded' })
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator(BAR)).toContainText('not live')
  await open(page, '/m/login')
  await expect(register(page)).toHaveText('Become a member')

  const theirs = await (await newVisitor()).newPage()
  await open(theirs, '/m/login')
  await expect(theirs.locator(BAR)).toHaveCount(0)
  await expect(theirs.locator('main').getByRole('link', { name: /Become a member|สมัคร/ })).not.toHaveText(
    'Become a member',
  )

  // The bar stands clear of header and footer, and the keyboard reaches it before anything else of the page.
  const bar = await page.locator(BAR).boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(`${BAR} a`)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`account .* ${version}`) })).toBeVisible()
  await expect(page.getByText('the new way in')).toBeVisible()
  expect(await findings(page, 'everything')).toEqual([])
  await page.getByRole('button', { name: 'End the preview' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator(BAR)).toHaveCount(0)
  await open(page, '/m/login')
  await expect(register(page)).toHaveText('Create an account')
})

test('releases that do not fit, and a brand that could not be, are no preview; a link that has ended leads to the live site (MOD-08)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/410/)
  const refused = await makePreview(site, { releases: { lobby: '1.0.0-00000000' } })
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('is not in the registry')])
  const made = await makePreview(site, {
    releases: { account: layOther(site.dataDir, 'account', 'login.register', 'Join') },
  })
  await page.goto(made.value.link, { waitUntil: 'domcontentloaded' })
  await expect(page.locator(BAR)).toBeVisible()
  await fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator/previews/${made.value.id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${site.operatorToken()}` },
  })
  await expect(async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator(BAR)).toContainText('has ended', { timeout: 300 })
  }).toPass({ timeout: 10_000 })
  await open(page, '/m/login')
  await expect(page.locator(BAR)).toHaveCount(0)
  const gone = await page.goto(made.value.link)
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This preview is over' })).toBeVisible()
})
