import { formatAmount } from './format.ts'

test.each([
  ['1234567.5', { code: 'THB', symbol: '฿' }, '฿1,234,567.50'],
  ['-0.05', { code: 'PHP', symbol: '₱' }, '−₱0.05'],
  ['1234567', { code: 'VND', symbol: '₫' }, '₫1,234,567'],
  ['0.00', { code: 'JPY', symbol: '¥' }, '¥0'],
  ['12345.678', { code: 'KWD', symbol: 'KD' }, 'KD12,345.678'],
])('%s is written with the decimals of its currency (SHL-03)', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text)
})
