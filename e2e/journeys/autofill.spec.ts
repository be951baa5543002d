import type { Page } from '@playwright/test'
import { signIn } from '#support/member.ts'
import { open } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

/** Of each field by its name: `autocomplete`, and the keyboard where it is another than the one for words. */
type Fields = Readonly<Record<string, string>>

const NUMBER = { mobileNum: 'tel-national tel', countryDialingCode: 'tel-country-code' }
const CODE = 'one-time-code numeric'
const OLD = 'current-password password'
const NEW = 'new-password password'
const BIRTHDAY = { Day: 'bday-day', Month: 'bday-month', Year: 'bday-year' }
const ACCOUNT = { username: 'username', password: NEW, confimpsw: NEW }
const LOTUS = {
  payeeName: 'name',
  ...BIRTHDAY,
  line: 'off text',
  email: 'email email',
  nickname: 'nickname',
  affiliateCode: 'off text',
}

interface Form {
  readonly name: string
  readonly path: string
  readonly reach?: (page: Page) => Promise<void>
  readonly fields: Fields
}

const FORMS: readonly Form[] = [
  { name: 'Log in', path: '/m/login', fields: { username: 'username', password: OLD } },
  {
    name: 'Log in by mobile number',
    path: '/m/login',
    reach: (page) => page.getByRole('tab', { name: 'Mobile number' }).click(),
    fields: { ...NUMBER, verificationCode: CODE },
  },
  { name: 'Log in', path: '/m/agent', fields: { username: 'username', password: OLD } },
  {
    name: 'Create an account',
    path: '/m/register',
    fields: { ...ACCOUNT, ...NUMBER, messageCode: CODE, ...LOTUS },
  },
  {
    name: 'Create an account',
    path: '/m/register',
    reach: (page) => page.getByRole('radio', { name: 'Mobile number' }).check(),
    fields: { ...NUMBER, messageCode: CODE, password: NEW, confimpsw: NEW, ...LOTUS },
  },
  {
    name: 'New password by mobile number',
    path: '/m/forget',
    fields: { ...NUMBER, verificationCode: CODE, newPassword: NEW },
  },
  {
    name: 'New password by e-mail',
    path: '/m/forget',
    reach: (page) => page.getByRole('button', { name: 'By e-mail' }).click(),
    fields: { username: 'username', email: 'email email' },
  },
  {
    name: 'New password',
    path: '/m/forget?reset=a-link',
    fields: { newPassword: NEW, confirmPassword: NEW },
  },
]

/** What a form declares of its fields to browsers, password managers and phones; a birthday's parts by their labels. */
const fieldsOf = (page: Page, name: string): Promise<Fields> =>
  page.getByRole('form', { name, exact: true }).evaluate((form) => {
    const typed = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=hidden], [type=checkbox], [type=radio]), select',
    )
    const keyboard = (field: Element): string =>
      field.getAttribute('inputmode') ?? (field.getAttribute('type') === 'password' ? 'password' : '')
    return Object.fromEntries(
      [...typed].map((field) => [
        field.name || (field.getAttribute('aria-label') ?? ''),
        `${field.getAttribute('autocomplete')} ${keyboard(field)}`.trim(),
      ]),
    )
  })

test('password managers, codes from messages and phone keyboards know every field of every way in (ACC-01, ACC-10, ACC-17, ACC-19)', async ({
  page,
}) => {
  for (const { name, path, reach, fields } of FORMS)
    await test.step(`${name} at ${path}`, async () => {
      await open(page, path)
      await reach?.(page)
      await expect.poll(() => fieldsOf(page, name)).toEqual(fields)
    })
  await signIn(page, 'lotus')
  await open(page, '/m/changePsw')
  await expect
    .poll(() => fieldsOf(page, 'Change password'))
    .toEqual({ username: 'username', oldPassword: OLD, newPassword: NEW, confirmPassword: NEW })
})

test.describe('a brand that asks for other things', () => {
  test.use({ brand: 'coral' })

  test('has right words for them, too; digits of a picture are not filled in automatically (ACC-02, ACC-10)', async ({
    page,
  }) => {
    await open(page, '/m/register')
    await expect
      .poll(() => fieldsOf(page, 'Create an account'))
      .toEqual({
        ...ACCOUNT,
        email: 'email email',
        ...BIRTHDAY,
        facebook: 'off text',
        whatsapp: 'off tel',
        affiliateCode: 'off text',
        captcha: 'off numeric',
      })
  })
})
