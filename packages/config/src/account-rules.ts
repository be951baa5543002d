/** Patterns of account fields by the id that a brand's rules name (B5). */
export const FIELD_PATTERNS = {
  username: /^[A-Za-z][\w.]*$/,
  digits: /^\d+$/,
  mobile: /^\+?[\d\s()-]+$/,
  email: /^\w+(?:[.+-]\w+)*@\w+(?:-\w+)*(?:\.\w{2,3}){1,3}$/, // B5: forgot password
  name: /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}.'’-]*$/u,
  handle: /^[\w.@/:-]+$/,
  code: /^[A-Za-z0-9]+$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  idNumber: /^[A-Za-z0-9-]+$/,
} as const satisfies Record<string, RegExp>
export type PatternId = keyof typeof FIELD_PATTERNS

/** The twenty fields of registration (B2), in the order in which a form shows them. */
export const REGISTER_FIELDS = [
  'username',
  'password',
  'confimpsw',
  'mobileNum',
  'messageCode',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'recommenderId',
  'birthday',
  'affiliateCode',
  'identifying',
] as const
export type RegisterFieldName = (typeof REGISTER_FIELDS)[number]

export const CAPTCHA_DIGITS = 6 // B5
export const SMS_CODE_MAX = 10 // B5
export const MOBILE_MAX = 20 // B5
export const USERNAME_LOGIN_MAX = 64 // ours
export const PASSWORD_MAX = 128 // ours
export const SMS_COUNTDOWN_MS = 60_000 // B4, B9
export const SMS_TICK_MS = 500 // B4, B9
export const BIRTHDAY_FROM_YEAR = 1900 // B2, B9

/** What is wrong with a field; the message of a fault names the field (B5). */
export type FieldFault = 'required' | 'too_short' | 'too_long' | 'pattern'

/** Rules of one field as the platform sends them (B5). */
export interface FieldRule {
  readonly required: boolean
  readonly minLength: number | null
  readonly maxLength: number | null
  readonly patternId: string | null
}

const isPattern = (id: string): id is PatternId => id in FIELD_PATTERNS

/** The first rule that a value breaks; an empty field that is not required is skipped (B5). Lengths count characters. */
export function faultOf(rule: FieldRule, value: string): FieldFault | undefined {
  if (value === '') return rule.required ? 'required' : undefined
  const length = [...value].length
  if (rule.minLength !== null && length < rule.minLength) return 'too_short'
  if (rule.maxLength !== null && length > rule.maxLength) return 'too_long'
  if (rule.patternId !== null && isPattern(rule.patternId) && !FIELD_PATTERNS[rule.patternId].test(value))
    return 'pattern'
  return undefined
}

/** Whole years between a day of birth (`YYYY-MM-DD`) and a day; NaN where the text is no day. */
export function ageOn(birthday: string, today: Date): number {
  const born = new Date(`${birthday}T00:00:00Z`)
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthday) return Number.NaN
  const years = today.getUTCFullYear() - born.getUTCFullYear()
  const before =
    today.getUTCMonth() < born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() < born.getUTCDate())
  return years - (before ? 1 : 0)
}
