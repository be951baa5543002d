import { onAir } from './on-air.ts'

const at = (time: string, starts_at_minute: number, minutes_on_air: number) =>
  onAir(new Date(`2026-11-21T${time}:30Z`), { starts_at_minute, minutes_on_air })

test('an anchor is on air from the first minute of the shift to its last (LOB-26)', () => {
  expect(at('09:59', 600, 60).on).toBe(false)
  expect(at('10:00', 600, 60).on).toBe(true)
  expect(at('10:59', 600, 60).on).toBe(true)
  expect(at('11:00', 600, 60).on).toBe(false)
})

test('a shift past midnight holds on both days', () => {
  expect(at('23:30', 1_380, 120).on).toBe(true)
  expect(at('00:30', 1_380, 120).on).toBe(true)
  expect(at('01:00', 1_380, 120).on).toBe(false)
})

test('the next time on air is today or tomorrow', () => {
  expect(at('09:00', 600, 60).nextAt.toISOString()).toBe('2026-11-21T10:00:00.000Z')
  expect(at('12:00', 600, 60).nextAt.toISOString()).toBe('2026-11-22T10:00:00.000Z')
})
