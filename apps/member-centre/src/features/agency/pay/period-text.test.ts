import { periodText } from './period-text.ts'

test('a day, an hour and a dividend’s days are said each in their own way (MEM-08)', () => {
  expect(periodText('2026-11-24', 'EN')).toMatch(/24 Nov 2026|Nov 24, 2026/)
  expect(periodText('2026-11-24T13', 'EN')).toMatch(/2026, 13:00 – 13:59$/)
  expect(periodText('2026-11-01/2026-11-15', 'EN')).toMatch(/(1 Nov|Nov 1) – .*(15 Nov|Nov 15),? 2026/)
  expect(periodText('2026-11-24', 'TY')).toContain('2026')
})
