// First: the router looks for the encoder when it is loaded.
import '#testing/web-crypto.ts'
import type { RegisterFieldName } from '@site/config'
import { REGISTER_FIELDS } from '@site/config'
import commonEN from '@site/shared-api/messages/EN.json'
import commonTY from '@site/shared-api/messages/TY.json'
import { fireEvent, waitFor } from '@testing-library/react'
import EN from '#messages/EN.json'
import TY from '#messages/TY.json'
import { testPlatform, type TestPlatform } from '#testing/platform.ts'
import { giveWebCrypto } from '#testing/web-crypto.ts'
import { input, openRegister, theForm } from './testing/open-register.tsx'
import { TEST_RULES, testSettings } from './testing/settings.ts'

type Language = 'EN' | 'TY'
const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  EN: { ...commonEN, ...EN },
  TY: { ...commonTY, ...TY },
}

interface Row {
  readonly field: RegisterFieldName
  readonly fault: 'required' | 'too_short' | 'too_long' | 'pattern' | 'unequal' | 'under_age'
  /** What is typed. */
  readonly value: string
  /** Key of the message that the specification or this form has for it; the templates of B5 else. */
  readonly key?: string
}

const row = (field: RegisterFieldName, fault: Row['fault'], value: string, key?: string): Row => ({
  field,
  fault,
  value,
  ...(key === undefined ? {} : { key }),
})

/** A value that breaks the field's pattern alone. */
const UNLIKE: Readonly<Partial<Record<RegisterFieldName, string>>> = {
  username: '1anna',
  mobileNum: '08123x56789',
  messageCode: '12a4',
  paymentPassword: '12345a',
  idNumber: 'ab cd ef',
  qqNum: '12345x',
  facebook: 'anna suda',
  wechat: 'anna suda',
  line: 'anna suda',
  whatsapp: 'o812345678',
  zalo: 'o812345678',
  email: 'anna@example',
  nickname: 'anna 7',
  payeeName: 'anna 7',
  recommenderId: 'anna suda',
  birthday: '1990-02-30',
  affiliateCode: 'AN NA',
  identifying: '12345a',
}

/** Fields whose value is chosen or whose input limits its length: these faults cannot be typed. */
const CANNOT: readonly string[] = ['birthday.too_short', 'birthday.too_long', 'birthday.pattern']

const KEYS: Readonly<Record<string, string>> = {
  'confimpsw.required': 'in_incorrect_password',
  'identifying.required': 'in_vwrite_code',
  'email.pattern': 'in_email_incorrect',
  'affiliateCode.pattern': 'error.invitation_invalid',
}

/** Every rule of every field (B5). */
const ROWS: readonly Row[] = [
  ...REGISTER_FIELDS.flatMap((field): Row[] => {
    const { minLength, maxLength } = TEST_RULES[field]
    const letter = ['messageCode', 'identifying', 'paymentPassword', 'qqNum'].includes(field) ? '1' : 'a'
    const rows = [row(field, 'required', '', KEYS[`${field}.required`])]
    if (field === 'confimpsw')
      return [...rows, row(field, 'unequal', 'Another-Day-26', 'fault.confimpsw.unequal')]
    if (minLength !== null && minLength > 1) rows.push(row(field, 'too_short', letter.repeat(minLength - 1)))
    if (maxLength !== null) rows.push(row(field, 'too_long', letter.repeat(maxLength + 1)))
    const unlike = UNLIKE[field]
    if (unlike !== undefined)
      rows.push(row(field, 'pattern', unlike, KEYS[`${field}.pattern`] ?? `fault.${field}.pattern`))
    return rows
  }),
  row('birthday', 'under_age', '2020-01-01', 'error.under_age'),
].filter(({ field, fault }) => !CANNOT.includes(`${field}.${fault}`))

/** Rows that can stand in one form together: by fault, and a code beside a number that is there. */
const PASSES: readonly (readonly Row[])[] = [
  'code',
  'required',
  'too_short',
  'too_long',
  'pattern',
  'unequal',
  'under_age',
]
  .map((pass) => ROWS.filter((one) => passOf(one) === pass))
  .filter((rows) => rows.length > 0)

function passOf({ field, fault }: Row): string {
  return field === 'messageCode' && fault === 'required' ? 'code' : fault
}

function expected({ field, fault, key }: Row, language: Language): string {
  const texts = TEXTS[language]
  const { minLength, maxLength } = TEST_RULES[field]
  const template = texts[key ?? `fault.${fault}`] ?? `no text for ${key ?? fault}`
  return template
    .replace('{field}', texts[`field.${field}`] ?? `no name of ${field}`)
    .replace('{min}', String(minLength))
    .replace('{max}', String(maxLength))
}

const nameOf = (field: RegisterFieldName): string => (field === 'identifying' ? 'captcha' : field)

function errorAt(field: RegisterFieldName): string | undefined {
  const at = input(nameOf(field))
  const described = at.type === 'hidden' ? at.closest('fieldset') : at
  return document.getElementById(described?.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined
}

function put(field: RegisterFieldName, value: string): void {
  if (field === 'birthday') {
    const [year = '', month = '', day = ''] = value.split('-')
    const selects = theForm().querySelectorAll<HTMLSelectElement>('select[autocomplete^=bday]')
    for (const select of selects) {
      const part = select.getAttribute('autocomplete')?.replace('bday-', '')
      const chosen = part === 'year' ? year : part === 'month' ? month : day
      fireEvent.change(select, { target: { value: chosen } })
    }
    return
  }
  const at = input(nameOf(field))
  // A paste, a password manager or a script knows no longest length.
  at.removeAttribute('maxlength')
  fireEvent.input(at, { target: { value } })
}

let platform: TestPlatform

beforeAll(async () => {
  giveWebCrypto()
  platform = await testPlatform('ECDH-ES')
})

describe.each(['EN', 'TY'] as const)('in %s', (language) => {
  test('every rule of every field of registration has its message at its field (ACC-14, B5)', async () => {
    giveWebCrypto()
    const settings = testSettings({
      enabled: REGISTER_FIELDS,
      required: REGISTER_FIELDS,
      smsVerification: true,
    })
    const { registrations } = await openRegister({ platform, settings, language })
    await waitFor(() => expect(input('captchaId').value).toBe('picture-1'))
    for (const rows of PASSES) {
      put('mobileNum', '0812345678')
      put('password', 'Sunny-Day-26')
      for (const { field, value } of rows) put(field, value)
      fireEvent.submit(theForm())
      await waitFor(() =>
        expect(rows.map(({ field, fault }) => [field, fault, errorAt(field)])).toEqual(
          rows.map((one) => [one.field, one.fault, expected(one, language)]),
        ),
      )
    }
    expect(registrations()).toEqual([])
  }, 30_000)
})

test('the table names every field, and its texts are there in both languages and differ (ACC-14)', () => {
  expect([...new Set(ROWS.map(({ field }) => field))].toSorted()).toEqual([...REGISTER_FIELDS].toSorted())
  for (const one of ROWS) {
    const [english, thai] = [expected(one, 'EN'), expected(one, 'TY')]
    expect(english).not.toMatch(/^no /)
    expect(thai).toMatch(/[\u0E00-\u0E7F]/)
    expect(english).not.toEqual(thai)
  }
})

test('every row is in a pass (ACC-14)', () => {
  expect(PASSES.flat()).toHaveLength(ROWS.length)
})
