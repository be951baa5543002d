import { periodIn, periodText } from '#features/agents/period.ts'

const of = { day: '2026-11-24', hour: '07', dividendPeriod: 'half-month' } as const

test.each([
  ['daily', of, '2026-11-24'],
  ['commission', of, '2026-11-24'],
  ['hourly', of, '2026-11-24T07'],
  ['dividend', of, '2026-11-16/2026-11-30'],
  ['dividend', { ...of, day: '2026-11-15' }, '2026-11-01/2026-11-15'],
  ['dividend', { ...of, day: '2028-02-29', dividendPeriod: 'month' }, '2028-02-01/2028-02-29'],
  ['dividend', { ...of, dividendPeriod: 'week' }, '2026-11-23/2026-11-29'],
  ['dividend', { ...of, day: '2026-11-29', dividendPeriod: 'week' }, '2026-11-23/2026-11-29'],
  ['daily', { ...of, day: '' }, ''],
] as const)('a period of %s is written as statements write it (PLT-09)', (kind, chosen, period) => {
  expect(periodIn(kind, chosen)).toBe(period)
})

test('a period is read as a day, an hour or from when to when (PLT-09)', () => {
  expect(['2026-11-24', '2026-11-24T07', '2026-11-16/2026-11-30'].map(periodText)).toEqual([
    '2026-11-24',
    '2026-11-24 07:00',
    '2026-11-16 – 2026-11-30',
  ])
})
