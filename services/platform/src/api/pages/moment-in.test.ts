import { midnightIn, momentIn } from '#api/pages/moment-in'

test.each([
  ['2026-10-31T17:00:00.000Z', 'Asia/Bangkok', '2026-11-01T00:00:00.000+07:00'],
  ['2026-10-31T16:00:00.000Z', 'Asia/Manila', '2026-11-01T00:00:00.000+08:00'],
  ['2026-10-31T16:59:59.999Z', 'Asia/Bangkok', '2026-10-31T23:59:59.999+07:00'],
  ['2026-03-08T12:00:00.000Z', 'America/St_Johns', '2026-03-08T09:30:00.000-02:30'],
  ['2026-11-01T00:00:00.000Z', 'UTC', '2026-11-01T00:00:00.000+00:00'],
])('%s in %s begins with the day there (CON-01)', (at, zone, text) => {
  expect(momentIn(new Date(at), zone)).toBe(text)
  expect(new Date(text).toISOString()).toBe(at)
})

test('midnight is that of the place, also over a change of clocks', () => {
  const now = new Date('2026-11-21T18:00:00.000Z')
  expect(midnightIn(now, 0, 'Asia/Bangkok').toISOString()).toBe('2026-11-21T17:00:00.000Z')
  expect(midnightIn(now, -2, 'Asia/Manila').toISOString()).toBe('2026-11-19T16:00:00.000Z')
  expect(midnightIn(now, -30, 'Europe/Berlin').toISOString()).toBe('2026-10-21T22:00:00.000Z')
})
