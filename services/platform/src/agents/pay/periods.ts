import type { DividendPeriod, PayKind } from '@site/shared-api/contract/agent-fields'
import { addDays } from '#money/index'

/** The days that a dividend is of, both included, YYYY-MM-DD where the brand is. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

const dateOf = (day: string): number => Number(day.slice(8))
const firstOf = (day: string): string => `${day.slice(0, 8)}01`
const lastOf = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
/** 0 is Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The period that a day is in: a week from Monday, the first or second half of the month, the month. */
export function dividendRange(period: DividendPeriod, day: string): DateRange {
  if (period === 'week') {
    const from = addDays(day, -weekdayOf(day))
    return { from, to: addDays(from, 6) }
  }
  if (period === 'month') return { from: firstOf(day), to: lastOf(day) }
  return dateOf(day) <= 15
    ? { from: firstOf(day), to: `${day.slice(0, 8)}15` }
    : { from: `${day.slice(0, 8)}16`, to: lastOf(day) }
}

export const textOf = ({ from, to }: DateRange): string => `${from}/${to}`

const DAY = /^\d{4}-\d{2}-\d{2}$/
const HOUR = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3])$/
const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** What a period of a statement means; undefined for a text that is no period of the kind. */
export type Period =
  | { readonly kind: 'daily' | 'commission'; readonly day: string }
  | { readonly kind: 'hourly'; readonly day: string; readonly hour: number }
  | { readonly kind: 'dividend'; readonly period: DividendPeriod; readonly from: string; readonly to: string }

export function periodOf(kind: PayKind, text: string): Period | undefined {
  if (kind === 'hourly') {
    const [, day = '', hour = ''] = HOUR.exec(text) ?? []
    return isDay(day) ? { kind, day, hour: Number(hour) } : undefined
  }
  if (kind === 'dividend') {
    const [from = '', to = ''] = text.split('/')
    if (!isDay(from) || !isDay(to)) return undefined
    const period = (['week', 'half-month', 'month'] as const).find(
      (one) => textOf(dividendRange(one, from)) === text,
    )
    return period && { kind, period, from, to }
  }
  return isDay(text) ? { kind, day: text } : undefined
}

export const periodText = (period: Period): string =>
  period.kind === 'hourly'
    ? `${period.day}T${String(period.hour).padStart(2, '0')}`
    : period.kind === 'dividend'
      ? textOf(period)
      : period.day

/** The last day of a period. */
export const lastDayOf = (period: Period): string => (period.kind === 'dividend' ? period.to : period.day)

/** What is over with a day, in the order in which it is paid. */
export function endingWith(day: string): Period[] {
  const dividends = (['week', 'half-month', 'month'] as const)
    .map((period): Period => ({ kind: 'dividend', period, ...dividendRange(period, day) }))
    .filter((period) => lastDayOf(period) === day)
  return [{ kind: 'commission', day }, { kind: 'daily', day }, ...dividends]
}
