import { passBotCheck } from '#support/bot-check.ts'
import { signIn, tapLogIn } from '#support/member.ts'
import { messageAfter } from '#support/outbox.ts'
import { testOnAccountSite as test } from '#support/own-site.ts'
import { open } from '#support/page-facts.ts'
import { expect } from '#support/test.ts'

test.use({ language: 'EN' })

/** The example's password is set anew each time, so that other journeys find it. */
const passwords = ['Quiet-Rain-2026', 'Loud-Storm-2026'] as const

test('a link by e-mail leads to a new password, which signs in; the link works once (ACC-17)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 400/)
  await open(page, '/m/forget')
  await page.getByRole('button', { name: 'By e-mail' }).click()
  await page.locator('[name=username]').fill(' lotus.new ')
  await page.locator('[name=email]').fill('new@lotus')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('The e-mail address is not right.')).toBeVisible()
  await page.locator('[name=email]').fill('lotus.new@example.com')
  const { link } = await messageAfter(site, 'lotus.new@example.com', () =>
    page.getByRole('button', { name: 'Send the link' }).click(),
  )
  await expect(page.getByText('Sent. Please check your e-mail.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  const address = new URL(link ?? '')
  await open(page, address.pathname + address.search)
  await expect(page).toHaveURL(/\/m\/forget$/)
  await page.locator('[name=newPassword]').fill(passwords[0])
  await page.locator('[name=confirmPassword]').fill(passwords[0])
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('button', { name: 'My account: lotus.new' })).toBeVisible()
  await open(page, address.pathname + address.search)
  await page.locator('[name=newPassword]').fill(passwords[1])
  await page.locator('[name=confirmPassword]').fill(passwords[1])
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('This link was used already or is too old.')).toBeVisible()
})

test('a code to the phone sets a new password and signs in at once; a wrong one is cleared (ACC-17, ACC-18)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 4\d\d/)
  await open(page, '/m/home')
  await tapLogIn(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  const form = page.getByRole('form', { name: 'New password by mobile number' })
  const submit = form.getByRole('button', { name: 'Set the password' })
  await expect(submit).toBeDisabled()
  await form.locator('[name=mobileNum]').fill('0834567890')
  const { code } = await messageAfter(site, '+66834567890', async () => {
    await form.getByRole('button', { name: 'Send code' }).click()
    await passBotCheck(page)
  })
  await form.locator('[name=newPassword]').fill(passwords[1])
  await form.locator('[name=verificationCode]').fill(code === '000000' ? '111111' : '000000')
  await submit.click()
  await expect(form.locator('[name=verificationCode]')).toHaveValue('')
  await expect(form.getByText('Verification code error.')).toBeVisible()
  await expect(form.locator('[name=newPassword]')).toHaveValue(passwords[1])
  await form.locator('[name=verificationCode]').fill(code ?? '')
  await submit.click()
  await expect(page.getByRole('button', { name: 'My account: lotus.new' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a changed password is confirmed for a moment and leads home; the next change need not ask for the old one (ACC-19)', async ({
  page,
  brand,
}) => {
  await signIn(page, brand, '/m/changePsw', 'agent')
  const old = 'Lotus-2026!'
  const change = async (to: string): Promise<void> => {
    await expect(page.locator('[name=username]')).toHaveValue('lotus.agent')
    await expect(page.locator('[name=oldPassword]')).toHaveCount(0)
    await page.locator('[name=newPassword]').fill(to)
    await page.locator('[name=confirmPassword]').fill(to)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await change(old)
  const alert = page.getByRole('dialog', { name: 'Notice' })
  await expect(alert).toContainText('The new password must differ from the old one.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await change(passwords[0])
  await expect(page.getByText('The password has been changed')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('button', { name: 'My account: lotus.agent' }).click()
  await page.getByRole('link', { name: 'Signed-in devices' }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  const popup = page.getByRole('dialog', { name: 'Change password' })
  await popup.locator('[name=newPassword]').fill(old)
  await popup.locator('[name=confirmPassword]').fill(old)
  await popup.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
