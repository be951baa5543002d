import type { DrawSchedule } from '@site/shared-api/contract/lottery'
import { issueOf, lastDraw, lastDraws, nextDraw } from './draw-times.ts'

const minute: DrawSchedule = { kind: 'every', seconds: 60 }
const evening: DrawSchedule = { kind: 'daily', times: ['18:30'], days: [], timeZone: 'Asia/Bangkok' }
const weekly: DrawSchedule = { kind: 'daily', times: ['21:00'], days: [0, 3], timeZone: 'Asia/Manila' }
const on = (text: string): Date => new Date(text)
const next = (schedule: DrawSchedule, at: string): string => nextDraw(schedule, on(at)).toISOString()
const last = (schedule: DrawSchedule, at: string): string => lastDraw(schedule, on(at)).toISOString()

test('a fast lottery is drawn on the minute; a draw that is due now is the last one, not the next (GAM-07)', () => {
  expect(next(minute, '2026-11-21T10:00:00.000Z')).toBe('2026-11-21T10:01:00.000Z')
  expect(last(minute, '2026-11-21T10:00:00.000Z')).toBe('2026-11-21T10:00:00.000Z')
  expect(last(minute, '2026-11-21T10:00:59.999Z')).toBe('2026-11-21T10:00:00.000Z')
})

test('a daily draw keeps the clock of the place where it is drawn', () => {
  expect(next(evening, '2026-11-21T11:29:59Z')).toBe('2026-11-21T11:30:00.000Z')
  expect(next(evening, '2026-11-21T11:30:00Z')).toBe('2026-11-22T11:30:00.000Z')
  expect(last(evening, '2026-11-21T18:00:00Z')).toBe('2026-11-21T11:30:00.000Z')
  expect(last(evening, '2026-11-21T11:00:00Z')).toBe('2026-11-20T11:30:00.000Z')
})

test('a lottery of some days waits for its day', () => {
  // 21 November 2026 is a Saturday.
  expect(next(weekly, '2026-11-21T14:00:00Z')).toBe('2026-11-22T13:00:00.000Z')
  expect(next(weekly, '2026-11-22T13:00:00Z')).toBe('2026-11-25T13:00:00.000Z')
  expect(last(weekly, '2026-11-21T14:00:00Z')).toBe('2026-11-18T13:00:00.000Z')
})

test('missed draws are found, latest first, none twice and none before what is known', () => {
  const missed = lastDraws(minute, on('2026-11-21T10:05:30Z'), 10, on('2026-11-21T10:02:00Z'))
  expect(missed.map((at) => at.toISOString().slice(11, 16))).toEqual(['10:05', '10:04', '10:03'])
  expect(lastDraws(weekly, on('2026-11-21T10:00:00Z'), 2).map((at) => at.toISOString().slice(0, 10))).toEqual(
    ['2026-11-18', '2026-11-15'],
  )
})

test('a draw has a name of its own', () => {
  expect(issueOf(evening, on('2026-11-21T11:30:00Z'))).toBe('20261121')
  expect(issueOf(minute, on('2026-11-21T00:01:00Z'))).toBe('20261121-0002')
})
