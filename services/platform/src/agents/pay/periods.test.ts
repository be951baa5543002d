import type { PayKind } from '@site/shared-api/contract/agent-fields'
import { endingWith, periodOf, periodText, dividendRange, textOf } from '#agents/pay/periods'

test.each([
  ['week', '2026-11-25', '2026-11-23/2026-11-29'],
  ['week', '2026-11-29', '2026-11-23/2026-11-29'],
  ['week', '2026-11-30', '2026-11-30/2026-12-06'],
  ['half-month', '2026-02-15', '2026-02-01/2026-02-15'],
  ['half-month', '2026-02-16', '2026-02-16/2026-02-28'],
  ['half-month', '2028-02-29', '2028-02-16/2028-02-29'],
  ['month', '2026-12-31', '2026-12-01/2026-12-31'],
] as const)('a dividend of a %s that %s is in is of %s (MEM-08)', (period, day, text) => {
  expect(textOf(dividendRange(period, day))).toBe(text)
})

test.each([
  ['2026-11-29', ['2026-11-23/2026-11-29']],
  ['2026-11-15', ['2026-11-09/2026-11-15', '2026-11-01/2026-11-15']],
  ['2026-11-30', ['2026-11-16/2026-11-30', '2026-11-01/2026-11-30']],
  ['2026-11-25', []],
])(
  'commission and salary of %s come first, then the dividends that end with it (MEM-08)',
  (day, dividends) => {
    const ended = endingWith(day).map((period) => [period.kind, periodText(period)])
    expect(ended).toEqual([
      ['commission', day],
      ['daily', day],
      ...dividends.map((text) => ['dividend', text]),
    ])
  },
)

const texts: readonly (readonly [PayKind, string])[] = [
  ['daily', '2026-11-25'],
  ['hourly', '2026-11-25T07'],
  ['dividend', '2026-11-23/2026-11-29'],
  ['dividend', '2026-11-16/2026-11-30'],
]
test.each(texts)('a %s of %s is read as it is written (PLT-09)', (kind, text) => {
  const period = periodOf(kind, text)
  expect(period && periodText(period)).toBe(text)
})

const wrong: readonly (readonly [PayKind, string])[] = [
  ['daily', '2026-02-30'],
  ['daily', '2026-11-25T07'],
  ['hourly', '2026-11-25T24'],
  ['dividend', '2026-11-24/2026-11-30'],
  ['commission', 'yesterday'],
]
test.each(wrong)('there is no %s of %s (PLT-09)', (kind, text) => {
  expect(periodOf(kind, text)).toBeUndefined()
})
