import { toDecimal, toMinor } from './money.ts'

test('money goes to minor units and back without a float', () => {
  for (const text of ['0.00', '0.01', '12345.67', '999999999999.99'])
    expect(toDecimal(toMinor(text))).toBe(text)
  expect(toDecimal(-5n)).toBe('-0.05')
})

test('anything but two decimals is refused', () => {
  for (const text of ['1', '1.0', '1.000', '-1.00', '1e3', ' 1.00', ''])
    expect(() => toMinor(text)).toThrow(RangeError)
})
