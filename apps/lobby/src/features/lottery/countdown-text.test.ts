import { countdownText } from './countdown-text.ts'

const left = (seconds: number): string => countdownText(seconds * 1_000, (count) => `${count} d`)

test('a countdown says days, hours, minutes and seconds as far as they matter (GAM-07)', () => {
  expect(left(0)).toBe('00:00')
  expect(left(-5)).toBe('00:00')
  expect(left(59)).toBe('00:59')
  expect(left(3_599)).toBe('59:59')
  expect(left(3_600)).toBe('01:00:00')
  expect(left(86_399)).toBe('23:59:59')
  expect(left(2 * 86_400 + 61)).toBe('2 d 00:01:01')
})

test('a begun second still counts, so that zero is zero', () => {
  expect(countdownText(1, () => '')).toBe('00:01')
  expect(countdownText(1_001, () => '')).toBe('00:02')
})
