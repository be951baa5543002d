import {
  SMS_CODE_MAX,
  MOBILE_MAX,
  REGISTER_FIELDS,
  type FieldRule,
  type RegisterFieldName,
} from '@site/config'
import type { RegisterSettings } from '@site/shared-api/contract/system'

export type RegisterMethodName = 'username' | 'mobileNum'

/** A field as the form shows it, with the platform's rule (B5). */
export interface FormField extends FieldRule {
  readonly name: RegisterFieldName
}

/** What the mobile method cannot be without, where the platform sends no rule of its own (B4, B5). */
const MOBILE_RULES = {
  mobileNum: { required: true, minLength: null, maxLength: MOBILE_MAX, patternId: 'mobile' },
  messageCode: { required: true, minLength: null, maxLength: SMS_CODE_MAX, patternId: 'digits' },
} as const satisfies Partial<Record<RegisterFieldName, FieldRule>>

const ACCOUNT: readonly RegisterFieldName[] = ['username', 'password', 'confimpsw']

/** The ways to register that the brand offers; the first is the default: mobile only where user names are off (B4, ACC-11). None: it is closed. */
export function methodsOf({ methods }: RegisterSettings): readonly RegisterMethodName[] {
  return (['username', 'mobileNum'] as const).filter((name) => methods[name])
}

function isShown(
  name: RegisterFieldName,
  enabled: boolean,
  method: RegisterMethodName,
  settings: RegisterSettings,
) {
  if (method === 'mobileNum') {
    if (name === 'mobileNum' || name === 'messageCode') return true
    if (name === 'username') return false
    if (name === 'password' || name === 'confimpsw') return settings.mobileWithPassword
    return enabled
  }
  if (ACCOUNT.includes(name)) return true
  if (name === 'messageCode') return enabled && settings.smsVerification
  return enabled
}

/** The fields of one method with their rules, in the form's order (B4, ACC-10, ACC-11). */
export function fieldsOf(settings: RegisterSettings, method: RegisterMethodName): readonly FormField[] {
  const shown = REGISTER_FIELDS.flatMap((name): FormField[] => {
    const rule = settings.fields.find((field) => field.name === name)
    if (!isShown(name, rule?.enabled ?? false, method, settings)) return []
    const { required = true, minLength = null, maxLength = null, patternId = null } = rule ?? {}
    const field = { name, required, minLength, maxLength, patternId }
    if (method === 'mobileNum' && (name === 'mobileNum' || name === 'messageCode'))
      return [{ ...MOBILE_RULES[name], ...(rule?.enabled === true ? field : {}), name, required: true }]
    return [field]
  })
  // A code needs a number to be sent to.
  return shown.some(({ name }) => name === 'mobileNum')
    ? shown
    : shown.filter(({ name }) => name !== 'messageCode')
}
