import {
  MOBILE_MAX,
  REGISTER_FIELDS,
  SMS_CODE_MAX,
  type FieldRule,
  type RegisterFieldName,
} from '@site/config'
import type { registrationPayload } from '@site/shared-api/contract/registration'
import type { RegisterSettings } from '@site/shared-api/contract/system'
import type { z } from 'zod'

export type Payload = z.output<typeof registrationPayload>
export type Method = 'username' | 'mobileNum'

/** A field that a method asks for, with its rule. */
export interface FormField extends FieldRule {
  readonly name: RegisterFieldName
}

const ACCOUNT: readonly RegisterFieldName[] = ['username', 'password', 'confimpsw']
const NO_RULE: FieldRule = { required: true, minLength: null, maxLength: null, patternId: null }
const MOBILE_RULES = {
  mobileNum: { ...NO_RULE, maxLength: MOBILE_MAX, patternId: 'mobile' },
  messageCode: { ...NO_RULE, maxLength: SMS_CODE_MAX, patternId: 'digits' },
} as const

/** Names of the payload where the form's field is called otherwise (B2, B3). */
const WIRE_NAMES = {
  confimpsw: 'confirmPassword',
  messageCode: 'verificationCode',
  identifying: 'captcha',
} as const

export function wireName(
  name: RegisterFieldName,
): Exclude<RegisterFieldName, keyof typeof WIRE_NAMES> | 'confirmPassword' | 'verificationCode' | 'captcha' {
  return name === 'confimpsw' || name === 'messageCode' || name === 'identifying' ? WIRE_NAMES[name] : name
}

/** The fields that a method asks for, in the form's order (B4, B5, ACC-10, ACC-11). */
export function fieldsOf(settings: RegisterSettings, method: Method): FormField[] {
  const shown = REGISTER_FIELDS.flatMap((name): FormField[] => {
    const rule = settings.fields.find((field) => field.name === name)
    if (!isShown(name, rule?.enabled ?? false, method, settings)) return []
    const proves = name === 'mobileNum' || name === 'messageCode'
    const base = method === 'mobileNum' && proves ? MOBILE_RULES[name] : NO_RULE
    const { required, minLength, maxLength, patternId } =
      rule?.enabled === true || !proves ? (rule ?? base) : base
    const always = ACCOUNT.includes(name) || (method === 'mobileNum' && proves)
    return [{ name, required: always || required, minLength, maxLength, patternId }]
  })
  const hasNumber = shown.some(({ name }) => name === 'mobileNum')
  return hasNumber ? shown : shown.filter(({ name }) => name !== 'messageCode')
}

function isShown(
  name: RegisterFieldName,
  enabled: boolean,
  method: Method,
  settings: RegisterSettings,
): boolean {
  if (method === 'username')
    return ACCOUNT.includes(name) || (enabled && (name !== 'messageCode' || settings.smsVerification))
  if (name === 'mobileNum' || name === 'messageCode') return true
  if (name === 'username') return false
  return name === 'password' || name === 'confimpsw' ? settings.mobileWithPassword : enabled
}
