import { REGISTER_FIELDS, type RegisterFieldName } from '@site/config'
import type { RegisterSettings } from '@site/shared-api/contract/system'
import { fieldsOf, methodsOf } from './methods.ts'
import { inOrder, partsOf } from './parts.ts'
import { testSettings } from '#features/register/testing/settings.ts'

const names = (settings: RegisterSettings, method: 'username' | 'mobileNum'): RegisterFieldName[] =>
  fieldsOf(settings, method).map(({ name }) => name)

test.each([
  [true, true, ['username', 'mobileNum']],
  [true, false, ['username']],
  [false, true, ['mobileNum']],
] as const)(
  'user names %s and mobile numbers %s: the ways are %j, the first one is the default (ACC-11)',
  (username, mobileNum, ways) => {
    const settings = testSettings({ methods: { username, mobileNum } })
    expect(methodsOf(settings)).toEqual(ways)
  },
)

test('where both ways are closed nothing can be filled in (ACC-11)', () => {
  expect(methodsOf(testSettings({ methods: { username: false, mobileNum: false } }))).toEqual([])
})

test('every one of the twenty options has its field when it is on and none when it is off (ACC-10)', () => {
  const all = testSettings({ enabled: REGISTER_FIELDS, smsVerification: true })
  expect(names(all, 'username').toSorted()).toEqual([...REGISTER_FIELDS].toSorted())
  const bare = testSettings({ enabled: [] })
  expect(names(bare, 'username')).toEqual(['username', 'password', 'confimpsw'])
  for (const one of REGISTER_FIELDS.filter((name) => name !== 'messageCode'))
    expect(names(testSettings({ enabled: [one] }), 'username')).toContain(one)
})

test.each([
  [false, ['mobileNum', 'messageCode']],
  [true, ['password', 'confimpsw', 'mobileNum', 'messageCode']],
])(
  'the mobile way asks for number and code, for a password only where the brand wants one: %s (ACC-11)',
  (mobileWithPassword, expected) => {
    const settings = testSettings({ enabled: ['username', 'password', 'confimpsw'], mobileWithPassword })
    expect(names(settings, 'mobileNum')).toEqual(expected)
    expect(fieldsOf(settings, 'mobileNum').every(({ required }) => required)).toBe(true)
  },
)

test('by user name the form has a code only where numbers are verified and it has a number (ACC-11)', () => {
  const both = ['mobileNum', 'messageCode'] as const
  expect(names(testSettings({ enabled: both, smsVerification: true }), 'username')).toContain('messageCode')
  expect(names(testSettings({ enabled: both, smsVerification: false }), 'username')).not.toContain(
    'messageCode',
  )
  const codeAlone = testSettings({ enabled: ['messageCode'], smsVerification: true })
  expect(names(codeAlone, 'username')).not.toContain('messageCode')
})

test('the long form leads with the account, folds what may be left out and ends with the captcha (ACC-10)', () => {
  const settings = testSettings({
    enabled: REGISTER_FIELDS,
    smsVerification: true,
    required: ['payeeName', 'birthday', 'mobileNum'],
  })
  const parts = partsOf(fieldsOf(settings, 'username'), 'username')
  expect(parts.account[0]?.name).toBe('username')
  expect(parts.person.map(({ name }) => name)).toEqual(['payeeName', 'birthday'])
  expect(parts.optional.map(({ name }) => name)).not.toContain('payeeName')
  expect(inOrder(parts)).toHaveLength(REGISTER_FIELDS.length)
  expect(inOrder(parts).at(-1)?.name).toBe('identifying')
})
