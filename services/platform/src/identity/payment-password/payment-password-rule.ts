import { faultOf } from '@site/config'
import { ApiError } from '#api/api-error'

const SAME = /^(.)\1*$/
const UP = '01234567890123456789'
const DOWN = [...UP].toReversed().join('')

interface Rule {
  readonly minLength: number | null
  readonly maxLength: number | null
  readonly patternId: string | null
}

/** Whether it is easy to guess: one character repeated, or digits in a row. */
export const isObvious = (text: string): boolean =>
  SAME.test(text) || UP.includes(text) || DOWN.includes(text)

/** Throws ApiError `invalid_input` for what breaks the brand's rule or is not confirmed, `password_common` for what is obvious. */
export function requireFit(
  rule: Rule,
  { paymentPassword, confirmPaymentPassword }: { paymentPassword: string; confirmPaymentPassword: string },
): void {
  const fault = faultOf({ ...rule, required: true }, paymentPassword)
  if (fault !== undefined) throw new ApiError('invalid_input', { field: 'paymentPassword', data: { fault } })
  if (paymentPassword !== confirmPaymentPassword)
    throw new ApiError('invalid_input', { field: 'confirmPaymentPassword', data: { fault: 'unequal' } })
  if (isObvious(paymentPassword)) throw new ApiError('password_common', { field: 'paymentPassword' })
}
