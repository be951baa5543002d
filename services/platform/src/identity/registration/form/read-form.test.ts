import type { RegisterSettings } from '@site/shared-api/contract/system'
import { fieldsOf, type Payload } from './form-fields.ts'
import { readForm } from './read-form.ts'

const rule = (name: string, required = true) => ({
  name,
  enabled: true,
  required,
  minLength: null,
  maxLength: null,
  patternId: null,
})
const settings: RegisterSettings = {
  methods: { username: true, mobileNum: true },
  mobileWithPassword: false,
  smsVerification: true,
  mobileLogin: true,
  recovery: { email: true, mobileNum: true },
  phoneAuth: false,
  firebase: null,
  country: 'TH',
  countryDialingCode: '66',
  social: { google: false, facebook: false },
  adultAge: 20,
  fields: ['username', 'password', 'confimpsw', 'payeeName', 'birthday']
    .map((name) => rule(name))
    .concat([rule('mobileNum', false), rule('messageCode')]),
}
const payload = (more: Partial<Payload>): Payload => ({
  iat: 0,
  nonce: 'x'.repeat(16),
  attempt: '6f1c1c9e-6a2f-4e0a-9a55-3c5e0e6f6c11',
  registerUrl: '',
  registerMethod: 'H5',
  type: 0,
  domain: '',
  username: 'player',
  password: 'Secret-one',
  confirmPassword: 'Secret-one',
  payeeName: 'A B',
  birthday: '2000-02-29',
  ...more,
})
const TODAY = new Date('2026-11-21T00:00:00Z')
const namesOf = (method: 'username' | 'mobileNum', more: Partial<RegisterSettings> = {}) =>
  fieldsOf({ ...settings, ...more }, method).map(({ name }) => name)
const refusal = (more: Partial<Payload>, method: 'username' | 'mobileNum' = 'username') => {
  try {
    readForm(settings, method, payload(more), TODAY)
  } catch (error) {
    return error
  }
  return undefined
}

describe('a form of registration (ACC-10, ACC-11)', () => {
  it('asks by user name for what the brand asks for, for a code only where it wants numbers proved', () => {
    expect(namesOf('username')).toContain('messageCode')
    expect(namesOf('username', { smsVerification: false })).not.toContain('messageCode')
  })

  it('asks by number for number and code always, for passwords by the flag, and never for a name', () => {
    expect(namesOf('mobileNum', { fields: [] })).toEqual(['mobileNum', 'messageCode'])
    expect(namesOf('mobileNum', { fields: [], mobileWithPassword: true })).toEqual([
      'password',
      'confimpsw',
      'mobileNum',
      'messageCode',
    ])
  })

  it('leaves an optional number out with its code, and wants the code of one that is given', () => {
    expect(readForm(settings, 'username', payload({}), TODAY)).not.toHaveProperty('mobileNum')
    expect(refusal({ mobileNum: '0812345678' })).toMatchObject({ field: 'data.verificationCode' })
  })

  it('wants no code of ours where a third party proves the number', () => {
    const values = readForm(
      { ...settings, phoneAuth: true },
      'mobileNum',
      payload({ mobileNum: '0812345678' }),
      TODAY,
    )
    expect(values.mobileNum).toBe('0812345678')
  })

  it('reads nothing that the method does not ask for', () => {
    expect(
      readForm(settings, 'username', payload({ zalo: 'me', email: 'a@b.co' }), TODAY),
    ).not.toHaveProperty('zalo')
  })

  it('counts years as the calendar does, leap days as well (ACC-13)', () => {
    expect(refusal({ birthday: '2006-11-21' })).toBeUndefined()
    expect(refusal({ birthday: '2006-11-22' })).toMatchObject({ code: 'under_age', data: { adultAge: 20 } })
    expect(refusal({ birthday: '2001-02-29' })).toMatchObject({
      code: 'invalid_input',
      field: 'data.birthday',
    })
  })
})
