import { LOG_IN, signIn } from '#support/member.ts'
import { testOnAccountSite as test } from '#support/own-site.ts'
import { alive, comeBack, open } from '#support/page-facts.ts'
import { greet } from '#support/settled.ts'
import { expect } from '#support/test.ts'

test.use({ language: 'EN' })

test('another browser is ended from the list, and its open page says so and leads back after signing in (ACC-21, SHL-34)', async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.allow(/status of 401/)
  const elsewhere = await (await newVisitor()).newPage()
  await signIn(elsewhere, 'lotus', '/m/home', 'trial')
  await alive(elsewhere)
  await signIn(page, 'lotus', '/m/member/devices', 'trial')
  const rows = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1)
  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(rows).toHaveCount(1)
  await comeBack(elsewhere)
  await expect(elsewhere.getByText(/signed out|ถูกนำออกจากระบบแล้ว/)).toBeVisible()
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: LOG_IN })).toBeVisible()
})

test('a nickname is saved, and shown on the next visit; one that breaks its rule is not sent (MEM-06)', async ({
  page,
}) => {
  await signIn(page, 'lotus', '/m/set', 'agent')
  await alive(page)
  const name = page.getByRole('textbox', { name: 'Nickname' })
  const save = name.locator('xpath=ancestor::form').getByRole('button', { name: 'Save' })
  await name.fill('!')
  await save.click()
  await expect(page.getByText('2 to 20 letters, digits or spaces.')).toBeVisible()
  await name.fill('Malee of the river')
  await save.click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Malee of the river')
})

test.describe('an agent who comes for the first time in this visit', () => {
  test.use({ newcomer: true })

  test('contract offers that wait are shown one after another, each with a way out and a way to its page (SHL-31)', async ({
    page,
    context,
    site,
    brand,
  }) => {
    await greet(context, site, brand)
    await signIn(page, 'lotus', '/m/home', 'agent')
    await alive(page)
    const alert = (name: string) => page.getByRole('dialog', { name })
    await expect(alert('Daily salary request')).toBeVisible()
    await alert('Daily salary request').getByRole('button', { name: 'Cancel' }).click()
    await expect(alert('Dividend request')).toBeVisible()
    await alert('Dividend request').getByRole('button', { name: 'Go', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/member\/agent\/getDevidendContract$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dividend contract')
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    await open(page, '/m/activity')
  })
})
