import { payable, toWire, wireAmount } from './wire.ts'

test.each([
  ['THB', '1234.50', '1234.50', '1234.50'],
  ['VND', '5000.00', '5000', '5000.00'],
  ['KWD', '1.25', '1.250', '1.25'],
])('amounts in %s are sent to the wallet with its own decimals (GAM-04)', (currency, ours, wire, back) => {
  expect(toWire(ours, currency)).toBe(wire)
  expect(wireAmount.parse(wire)).toBe(back)
})

test('in a currency without decimals whole units are paid', () => {
  expect([payable(1_099n, 'JPY'), payable(1_099n, 'THB'), payable(1_099n, 'KWD')]).toEqual([
    1_000n,
    1_099n,
    1_099n,
  ])
})
