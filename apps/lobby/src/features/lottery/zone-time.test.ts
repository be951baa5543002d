import { scheduleText, zoneTime } from './zone-time.ts'

const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  `${key} ${Object.values(values).join(' | ')}`.trim()

test('times are shown in the time zone of the lottery, whatever the device is set to (GAM-07)', () => {
  expect(zoneTime('2026-11-21T17:30:05Z', 'Asia/Bangkok')).toEqual({
    time: '00:30',
    day: '2026/11/22',
    seconds: '05',
  })
  expect(zoneTime('2026-11-21T13:00:00Z', 'Asia/Manila').time).toBe('21:00')
})

test('a schedule says how often, on which days, at which hour and in which zone', () => {
  const next = '2026-11-22T13:00:00Z'
  expect(scheduleText({ kind: 'every', seconds: 30 }, next, t)).toBe('lottery_every_seconds 30')
  expect(scheduleText({ kind: 'every', seconds: 60 }, next, t)).toBe('lottery_every_minute')
  expect(scheduleText({ kind: 'every', seconds: 180 }, next, t)).toBe('lottery_every_minutes 3')
  const daily = { kind: 'daily', times: ['21:00'], days: [], timeZone: 'Asia/Manila' } as const
  expect(scheduleText({ ...daily, times: [...daily.times], days: [] }, next, t)).toBe(
    'lottery_at lottery_daily | 21:00 | +8',
  )
  expect(scheduleText({ ...daily, times: [...daily.times], days: [0, 3] }, next, t)).toBe(
    'lottery_at day_0, day_3 | 21:00 | +8',
  )
})
