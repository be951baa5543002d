import {
  CAPTCHA_DIGITS,
  faultOf,
  MOBILE_MAX,
  PASSWORD_MAX,
  SMS_CODE_MAX,
  USERNAME_LOGIN_MAX,
  type FieldRule,
} from '@site/config'

const rule = (
  maxLength: number,
  patternId: string | null = null,
  minLength: number | null = null,
): FieldRule => ({
  required: true,
  minLength,
  maxLength,
  patternId,
})

const MOBILE_MIN = 6 // ours: no country has shorter numbers

/** Rules shared by every way in and back (B5: login user name, login password, login mobile number, verification code). */
export const SHARED_RULES = {
  username: rule(USERNAME_LOGIN_MAX),
  password: rule(PASSWORD_MAX),
  mobileNum: rule(MOBILE_MAX, 'mobile', MOBILE_MIN),
  verificationCode: rule(SMS_CODE_MAX, 'digits'),
  email: rule(120, 'email'),
  captcha: rule(CAPTCHA_DIGITS, 'digits'),
} as const satisfies Record<string, FieldRule>

/** What is wrong with the value of a form's field: a fault of its rule, or a code of the form's own such as `unequal`. */
export interface Fault {
  readonly code: string
  /** Whose bounds the message names. */
  readonly rule?: FieldRule | undefined
}

/** Returns what is wrong with a value; `values` are the other fields', for those that must fit together. */
export type Check = (value: string, values: Readonly<Record<string, string>>) => Fault | undefined

/** The check of one rule; the ends of what was typed do not count unless it is a secret. */
export function checkBy(rule: FieldRule, { secret = false }: { readonly secret?: boolean } = {}): Check {
  return (value) => {
    const code = faultOf(rule, secret ? value : value.trim())
    return code === undefined ? undefined : { code, rule }
  }
}
