import { isObvious, requireFit } from '#identity/payment-password/payment-password-rule'

const rule = { minLength: 6, maxLength: 6, patternId: 'digits' }
const refused = (paymentPassword: string, confirmPaymentPassword = paymentPassword): unknown => {
  try {
    return requireFit(rule, { paymentPassword, confirmPaymentPassword })
  } catch (error) {
    // reason: what is thrown here is an ApiError
    const { code, field } = error as { code: string; field: string }
    return [code, field]
  }
}

test.each(['000000', '111111', '123456', '567890', '987654', '890123'])('%s is obvious (MEM-06)', (text) => {
  expect(isObvious(text)).toBe(true)
})

test('takes six digits that are confirmed and not obvious, and says which field is wrong (MEM-06, B5)', () => {
  expect(refused('481920')).toBeUndefined()
  for (const text of ['48192', '4819201', '48192a', ''])
    expect(refused(text)).toEqual(['invalid_input', 'paymentPassword'])
  expect(refused('481920', '481921')).toEqual(['invalid_input', 'confirmPaymentPassword'])
  expect(refused('222222')).toEqual(['password_common', 'paymentPassword'])
})
