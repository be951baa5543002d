import type { Brand } from '@site/config/schema'
import type { RegisterField } from '@site/shared-api/contract'

type Rule = [name: string, required: boolean, min: number | null, max: number | null, pattern: string | null]

const USERNAME: Rule[] = [
  ['username', true, 5, 16, 'username'],
  ['password', true, 8, 32, 'password'],
  ['confimpsw', true, 8, 32, null],
]
/** Fields of the Thai example brand beyond the account itself. */
const LOTUS: Rule[] = [
  ['mobileNum', true, 9, 20, 'mobile'],
  ['messageCode', true, 4, 10, 'digits'],
  ['payeeName', true, 2, 60, 'name'],
  ['line', false, 3, 40, 'handle'],
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
const ALL_FIELDS = [
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
] // B2

/** Rules of the twenty registration fields for an example brand; a field without a rule is off. */
export function registerFields(brand: Brand): RegisterField[] {
  const rules = [...USERNAME, ...(brand.merchant === 'coral' ? CORAL : LOTUS)]
  return ALL_FIELDS.map((name) => {
    const [, required = false, minLength = null, maxLength = null, patternId = null] =
      rules.find(([field]) => field === name) ?? []
    const enabled = rules.some(([field]) => field === name)
    return { name, enabled, required, minLength, maxLength, patternId }
  })
}
