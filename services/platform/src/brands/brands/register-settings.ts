import { REGISTER_FIELDS } from '@site/config'
import type { Brand } from '@site/config/schema'
import type { RegisterField } from '@site/shared-api/contract/system'

type Rule = [name: string, required: boolean, min: number | null, max: number | null, pattern: string | null]

/** How every field is judged where an operator turns it on; a brand's own rules come before these. */
const EVERY: Rule[] = [
  ['mobileNum', true, 6, 20, 'mobile'],
  ['messageCode', true, 6, 10, 'digits'],
  ['paymentPassword', true, 6, 6, 'digits'],
  ['idNumber', true, 6, 20, 'idNumber'],
  ['qqNum', false, 5, 12, 'digits'],
  ['facebook', false, 3, 60, 'handle'],
  ['wechat', false, 3, 30, 'handle'],
  ['line', false, 3, 40, 'handle'],
  ['whatsapp', false, 6, 20, 'mobile'],
  ['zalo', false, 6, 20, 'mobile'],
  ['email', true, 6, 120, 'email'],
  ['nickname', false, 2, 20, 'name'],
  ['payeeName', true, 2, 60, 'name'],
  ['recommenderId', false, 3, 64, 'username'],
  ['birthday', true, 10, 10, 'date'],
  ['affiliateCode', false, 4, 16, 'code'],
  ['identifying', true, 6, 6, 'digits'],
]
const USERNAME: Rule[] = [
  ['username', true, 5, 16, 'username'],
  ['password', true, 8, 32, null],
  ['confimpsw', true, 8, 32, null],
]
/** Fields of the Thai example brand beyond the account itself. */
const LOTUS: Rule[] = [
  ['mobileNum', true, 9, 20, 'mobile'],
  ['messageCode', true, 6, 10, 'digits'],
  ['payeeName', true, 2, 60, 'name'],
  ['line', false, 3, 40, 'handle'],
  ['email', false, 6, 120, 'email'],
  ['nickname', false, 2, 20, 'name'],
  ['birthday', true, 10, 10, 'date'],
  ['affiliateCode', false, 4, 16, 'code'],
]
/** The other brand asks for less and for other things. */
const CORAL: Rule[] = [
  ['email', true, 6, 120, 'email'],
  ['whatsapp', false, 6, 20, 'mobile'],
  ['facebook', false, 3, 60, 'handle'],
  ['birthday', true, 10, 10, 'date'],
  ['affiliateCode', false, 4, 16, 'code'],
  ['identifying', true, 6, 6, 'digits'],
]

/** What a brand that is no example begins with. */
const PLAIN: Rule[] = [
  ['email', true, 6, 120, 'email'],
  ['birthday', true, 10, 10, 'date'],
  ['affiliateCode', false, 4, 16, 'code'],
]
const OWN: Readonly<Record<string, Rule[]>> = { lotus: LOTUS, coral: CORAL }

/** Rules of the twenty registration fields that a brand begins with; a field that is not named is off. */
export function registerFields({ merchant }: Pick<Brand, 'merchant'>): RegisterField[] {
  const rules = [...USERNAME, ...(OWN[merchant] ?? PLAIN)]
  return REGISTER_FIELDS.map((name) => {
    const [, required = false, minLength = null, maxLength = null, patternId = null] =
      [...rules, ...EVERY].find(([field]) => field === name) ?? []
    const enabled = rules.some(([field]) => field === name)
    return { name, enabled, required, minLength, maxLength, patternId }
  })
}
