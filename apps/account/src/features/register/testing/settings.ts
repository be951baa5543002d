import { REGISTER_FIELDS, type RegisterFieldName } from '@site/config'
import type { RegisterField, RegisterSettings } from '@site/shared-api/contract/system'

type Rule = Omit<RegisterField, 'name' | 'enabled' | 'required'>

const text = (minLength: number, maxLength: number, patternId: string | null = null): Rule => ({
  minLength,
  maxLength,
  patternId,
})

/** A brand that asks for everything, with bounds and a pattern for each field. */
export const TEST_RULES: Readonly<Record<RegisterFieldName, Rule>> = {
  username: text(5, 16, 'username'),
  password: text(8, 32),
  confimpsw: text(8, 32),
  mobileNum: text(9, 20, 'mobile'),
  messageCode: text(4, 10, 'digits'),
  paymentPassword: text(6, 6, 'digits'),
  idNumber: text(5, 20, 'idNumber'),
  qqNum: text(5, 12, 'digits'),
  facebook: text(3, 60, 'handle'),
  wechat: text(3, 40, 'handle'),
  line: text(3, 40, 'handle'),
  whatsapp: text(6, 20, 'mobile'),
  zalo: text(6, 20, 'mobile'),
  email: text(6, 120, 'email'),
  nickname: text(2, 20, 'name'),
  payeeName: text(2, 60, 'name'),
  recommenderId: text(3, 16, 'handle'),
  birthday: text(10, 10, 'date'),
  affiliateCode: text(4, 16, 'code'),
  identifying: text(6, 6, 'digits'),
}

interface SettingsOverrides extends Partial<Omit<RegisterSettings, 'fields'>> {
  readonly enabled?: readonly RegisterFieldName[]

  readonly required?: readonly RegisterFieldName[]
}

const ACCOUNT: readonly RegisterFieldName[] = ['username', 'password', 'confimpsw']

/** Settings as the platform sends them. */
export function testSettings({
  enabled = ACCOUNT,
  required = [],
  ...overrides
}: SettingsOverrides = {}): RegisterSettings {
  const always: readonly RegisterFieldName[] = [...ACCOUNT, 'identifying']
  return {
    methods: { username: true, mobileNum: true },
    mobileWithPassword: true,
    smsVerification: false,
    mobileLogin: true,
    recovery: { email: true, mobileNum: true },
    phoneAuth: false,
    firebase: null,
    country: 'TH',
    countryDialingCode: '66',
    social: { google: false, facebook: false },
    adultAge: 18,
    ...overrides,
    fields: REGISTER_FIELDS.map((name) => ({
      name,
      enabled: enabled.includes(name),
      required: always.includes(name) || required.includes(name),
      ...TEST_RULES[name],
    })),
  }
}
