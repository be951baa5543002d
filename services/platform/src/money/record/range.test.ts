import { addDays, daysOf, eachDay, momentsOf } from '#money/record/range'

const BANGKOK = 'Asia/Bangkok'
// Half past six in the evening of the 31st in London, half past one of the next year in Bangkok.
const NOW = new Date('2026-12-31T18:30:00.000Z')

test.each([
  ['today', '2027-01-01', '2027-01-01'],
  ['yesterday', '2026-12-31', '2026-12-31'],
  ['week', '2026-12-26', '2027-01-01'],
  ['month', '2026-12-03', '2027-01-01'],
  [undefined, '2026-12-26', '2027-01-01'],
] as const)(
  '%s is counted by the brand’s clocks, over the end of the year too (MEM-04)',
  (range, from, to) => {
    expect(daysOf({ range }, BANGKOK, NOW)).toEqual({ from, to, today: '2027-01-01', timeZone: BANGKOK })
  },
)

test('two days are taken as they are, one alone up to today (MEM-04)', () => {
  expect(daysOf({ from: '2026-11-01', to: '2026-11-30' }, BANGKOK, NOW)).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(daysOf({ from: '2026-12-30' }, BANGKOK, NOW)).toMatchObject({ from: '2026-12-30', to: '2027-01-01' })
})

test.each([
  [{ to: '2026-11-30' }, 'from'],
  [{ from: '2026-12-02', to: '2026-12-01' }, 'to'],
  [{ from: '2026-12-02', to: '2027-01-02' }, 'to'],
  [{ from: '2026-09-01', to: '2026-12-02' }, 'from'],
])('refuses %j by its field (MEM-04)', (query, field) => {
  expect(() => daysOf(query, BANGKOK, NOW)).toThrow(expect.objectContaining({ code: 'invalid_input', field }))
})

test('ninety-two days are the most (MEM-04)', () => {
  expect(() => daysOf({ from: '2026-09-01', to: '2026-12-01' }, BANGKOK, NOW)).not.toThrow()
})

test.each([
  [BANGKOK, '2026-12-31T17:00:00.000Z', '2027-01-01T17:00:00.000Z'],
  ['UTC', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
])('the day begins and ends at midnight in %s (MEM-04)', (timeZone, since, before) => {
  const { since: first, before: end } = momentsOf(daysOf({ range: 'today' }, timeZone, NOW), NOW)
  expect([first.toISOString(), end.toISOString()]).toEqual([since, before])
})

test('a day on which clocks are changed has 23 or 25 hours (MEM-04)', () => {
  const zone = 'Europe/Berlin'
  const hoursOf = (day: string): number => {
    const { since, before } = momentsOf(daysOf({ from: day, to: day }, zone, NOW), NOW)
    return (before.getTime() - since.getTime()) / 3_600_000
  }
  expect([hoursOf('2026-10-25'), hoursOf('2026-10-24')]).toEqual([25, 24])
})

test('days follow one another over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(eachDay({ from: '2026-12-30', to: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})
