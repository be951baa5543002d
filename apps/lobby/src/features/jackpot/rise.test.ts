import { goOn, rise } from './rise.ts'

const RANGE = { min: 1_000, max: 9_000, stepMin: 100, stepMax: 200 }

test('the counter rises by 100 to 200 and wraps at the top of its range (LOB-05)', () => {
  expect(rise(2_000, RANGE, 0)).toBe(2_100)
  expect(rise(2_000, RANGE, 0.9999)).toBe(2_200)
  expect(rise(8_950, RANGE, 0.5)).toBe(1_000)
})

test('the counter never jumps back on return, and follows the platform when that is far ahead', () => {
  expect(goOn(2_000, 2_050, RANGE)).toBe(2_050)
  expect(goOn(2_000, 1_900, RANGE)).toBe(2_000)
  expect(goOn(1_200, 8_900, RANGE)).toBe(1_200)
  expect(goOn(2_000, undefined, RANGE)).toBe(2_000)
})
