import { rangeAt } from './range.ts'

const RANGE = { min: 100, max: 1_000, stepMin: 10, stepMax: 20 }
const at = (seconds: number): number => rangeAt(new Date(seconds * 1_000), RANGE)

test('the counter rises by an average step every four seconds, within its range (LOB-05)', () => {
  expect(at(4) - at(0)).toBe(15)
  expect(at(3)).toBe(at(0))
  for (let second = 0; second < 2_000; second += 3) {
    expect(at(second)).toBeGreaterThanOrEqual(100)
    expect(at(second)).toBeLessThan(1_000)
  }
})

test('after the top it begins again at the bottom', () => {
  expect(at(4 * 59)).toBe(985)
  expect(at(4 * 60)).toBe(100)
})
