import { clockText, dayOf, dayText, momentText } from './day-text.ts'

test('a moment belongs to the day and hour of the brand, wherever the phone is (MEM-04)', () => {
  const late = '2026-11-24T17:30:05Z'
  expect([dayOf(late, 'Asia/Bangkok'), dayOf(late, 'UTC')]).toEqual(['2026-11-25', '2026-11-24'])
  expect(clockText(late, 'EN', 'Asia/Bangkok')).toBe('00:30:05')
  expect(momentText(late, 'EN', 'Asia/Bangkok')).toMatch(/25 Nov 2026.* 00:30:05|Nov 25, 2026.* 00:30:05/)
})

test('years count from Christ in Thai too (MEM-04)', () => {
  expect(dayText('2026-11-25', 'TY', true)).toContain('2026')
})
