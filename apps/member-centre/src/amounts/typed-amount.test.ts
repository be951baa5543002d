import { decimalOf, feeOf, minorOf, typedAmount } from './typed-amount.ts'

test.each([
  ['500', 'THB', '500.00'],
  ['1,500.5', 'THB', '1500.50'],
  ['0012', 'THB', '12.00'],
  ['12.345', 'KWD', '12.345'],
  ['12', 'KWD', '12.000'],
  ['12', 'JPY', '12'],
])('%s in %s is sent as %s (MEM-02)', (typed, currency, sent) => {
  expect(typedAmount(typed, currency)).toBe(sent)
  expect(decimalOf(minorOf(sent), currency)).toBe(sent)
})

test.each([
  ['', 'THB'],
  ['abc', 'THB'],
  ['-5', 'THB'],
  ['1.234', 'THB'],
  ['1.5', 'JPY'],
  ['1e3', 'THB'],
])('%s is no amount of %s (MEM-02)', (typed, currency) => {
  expect(typedAmount(typed, currency)).toBeUndefined()
})

test('shows the fee that the platform takes: of each hundred one, rounded up (MEM-02)', () => {
  expect(feeOf('333.33', { feeBasisPoints: 100, feeFixed: '0.00' })).toBe(334n)
  expect(feeOf('333', { feeBasisPoints: 100, feeFixed: '5' })).toBe(9n)
})
