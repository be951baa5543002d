import { parseMinor, toDecimal, toMinor } from './money.ts'

test.each([
  ['THB', ['0.00', '0.01', '12345.67', '999999999999.99'], '-0.05'],
  ['VND', ['0', '1', '1234567', '999999999999'], '-5'],
  ['KWD', ['0.000', '0.001', '12345.678', '999999999999.999'], '-0.005'],
])('money in %s goes to minor units and back without a float', (currency, texts, below) => {
  for (const text of texts) expect(toDecimal(toMinor(text, currency), currency)).toBe(text)
  expect(toDecimal(-5n, currency)).toBe(below)
})

test.each([
  ['THB', ['1', '1.0', '1.000', '-1.00', '1e3', ' 1.00', '', '1.']],
  ['VND', ['1.0', '1.00', '1.', '-1', '']],
  ['KWD', ['1', '1.00', '1.0000', '']],
])('anything but the decimals of %s is refused, by its field', (currency, texts) => {
  for (const text of texts) {
    expect(() => toMinor(text, currency)).toThrow(RangeError)
    expect(() => parseMinor(text, currency, 'amount')).toThrow(
      expect.objectContaining({ code: 'invalid_input', field: 'amount' }),
    )
  }
})
