import type { DividendPeriod, PayKind } from '@site/shared-api/contract/agent-fields'

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)
const DAY_MS = 24 * 60 * 60 * 1000
const HALF = 15

/** The week from Monday, the half of the month or the month that a day is in, as statements write it. */
function dividendRange(dividendPeriod: DividendPeriod, day: string): string {
  const at = Date.parse(day)
  if (Number.isNaN(at)) return ''
  const date = new Date(at)
  if (dividendPeriod === 'week') {
    const monday = at - ((date.getUTCDay() + 6) % 7) * DAY_MS
    return `${dayText(monday)}/${dayText(monday + 6 * DAY_MS)}`
  }
  const first = `${day.slice(0, 8)}01`
  const last = dayText(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0))
  if (dividendPeriod === 'month') return `${first}/${last}`
  return date.getUTCDate() <= HALF ? `${first}/${day.slice(0, 8)}15` : `${day.slice(0, 8)}16/${last}`
}

/** A period as people read it: `2026-11-24 13:00`, `2026-11-16 – 2026-11-30`. */
export const periodText = (period: string): string =>
  period.replace('/', ' – ').replace(/T(\d{2})$/, ' $1:00')

/** What an operator chooses of a period. */
export interface ChosenPeriod {
  /** YYYY-MM-DD where the brand is; '' before one is chosen. */
  readonly day: string
  readonly hour: string
  readonly dividendPeriod: DividendPeriod
}

/** A period as statements write it: the day, its hour, or the dividend period that the day is in; '' before a day is chosen. */
export function periodIn(kind: PayKind, { day, hour, dividendPeriod: stretch }: ChosenPeriod): string {
  if (day === '') return ''
  if (kind === 'hourly') return `${day}T${hour}`
  return kind === 'dividend' ? dividendRange(stretch, day) : day
}
