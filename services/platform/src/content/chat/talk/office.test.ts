import { officeAt } from '#content/chat/talk/office'

const BANGKOK = 'Asia/Bangkok'
const WORKDAYS = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }]
const at = (text: string) => new Date(text)
const opensAt = (hours: typeof WORKDAYS, zone: string, now: string) =>
  officeAt(hours, zone, at(now)).opensAt?.toISOString()

test('is always open where no hours are set (CON-08)', () => {
  expect(officeAt([], BANGKOK, at('2026-11-22T03:00:00Z'))).toEqual({ open: true, opensAt: null })
})

test('hours count in the brand’s time zone, their end without (CON-08)', () => {
  // Tuesday, 09:00 and 17:59 in Bangkok; then a minute more, a minute less.
  const isOpen = (now: string) => officeAt(WORKDAYS, BANGKOK, at(now)).open
  expect([isOpen('2026-11-24T02:00:00Z'), isOpen('2026-11-24T10:59:59Z')]).toEqual([true, true])
  expect([isOpen('2026-11-24T11:00:00Z'), isOpen('2026-11-24T01:59:59Z')]).toEqual([false, false])
})

test('a day that is not named is closed all day, by the brand’s calendar (CON-08)', () => {
  // Sunday noon in Bangkok; a moment that is Sunday in London and Monday, 09:00, in Auckland.
  expect(officeAt(WORKDAYS, BANGKOK, at('2026-11-22T05:00:00Z')).open).toBe(false)
  expect(officeAt(WORKDAYS, 'Pacific/Auckland', at('2026-11-22T20:00:00Z')).open).toBe(true)
})

test('returns the next opening: today, tomorrow, after the week’s end, a week from now (CON-08)', () => {
  expect(opensAt(WORKDAYS, BANGKOK, '2026-11-24T01:00:00Z')).toBe('2026-11-24T02:00:00.000Z')
  expect(opensAt(WORKDAYS, BANGKOK, '2026-11-24T12:00:00Z')).toBe('2026-11-25T02:00:00.000Z')
  expect(opensAt(WORKDAYS, BANGKOK, '2026-11-27T12:00:00Z')).toBe('2026-11-30T02:00:00.000Z')
  const mondays = [{ days: [1], from: '09:00', to: '10:00' }]
  expect(opensAt(mondays, BANGKOK, '2026-11-23T04:00:00Z')).toBe('2026-11-30T02:00:00.000Z')
})

test('the earliest of several times counts, and midnight ends a day (CON-08)', () => {
  const hours = [
    { days: [2], from: '20:00', to: '24:00' },
    { days: [2], from: '12:00', to: '14:00' },
  ]
  expect(opensAt(hours, 'UTC', '2026-11-24T10:00:00Z')).toBe('2026-11-24T12:00:00.000Z')
  expect(officeAt(hours, 'UTC', at('2026-11-24T23:59:00Z')).open).toBe(true)
  expect(officeAt(hours, 'UTC', at('2026-11-25T00:00:00Z')).open).toBe(false)
})
