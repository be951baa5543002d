import { digitsOf, fits, isSameName, shownOf } from '#money/withdraw/cards/card-shape'

const bank = {
  id: 'gcash',
  kind: 'wallet',
  name: { EN: 'GCash', TY: 'GCash' },
  minDigits: 10,
  maxDigits: 12,
  prefix: '09',
} as const

test('a number is taken with spaces and dashes, and has the shape of its bank (MEM-03)', () => {
  expect(digitsOf(' 0917-123 4567 ')).toBe('09171234567')
  for (const typed of ['', 'PH12', '0917/123', '٠١٢٣']) expect(digitsOf(typed)).toBeUndefined()
  expect(['0917123456', '091712345678'].map((digits) => fits(digits, bank))).toEqual([true, true])
  expect(['091712345', '0917123456789', '1917123456'].map((digits) => fits(digits, bank))).toEqual([
    false,
    false,
    false,
  ])
  expect(shownOf('09171234567')).toBe('4567')
})

test('a name matches in another case or with other spaces, and no other name does (MEM-03)', () => {
  expect(isSameName('Somchai  Jaidee', ' SOMCHAI JAIDEE')).toBe(true)
  expect(isSameName('สมชาย ใจดี', 'สมชาย ใจดี ')).toBe(true)
  expect(isSameName('Somchai Jaidee', 'Somchai Jaided')).toBe(false)
})
