import type { RecordDays, RecordRange } from '@site/shared-api/contract/record'
import { MOST_RECORD_DAYS } from '@site/shared-api/contract/record'
import { ApiError } from '#api/api-error'
import { midnightIn, momentIn } from '#api/pages/moment-in'

const DAY_MS = 86_400_000
const ISO_DAY = 10

interface RangeQuery {
  readonly range?: RecordRange | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** How many days before today a named range begins, and ends. */
const NAMED: Readonly<Record<RecordRange, readonly [first: number, last: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  week: [-6, 0],
  month: [-29, 0],
}

/**
 * The days of a record's query, in the brand's time zone (MEM-04): two days, or a named range, or the last seven. Throws ApiError
 * `invalid_input` with the field for a range that ends before it begins, is not over yet, or is longer than may be.
 */
export function daysOf({ range = 'week', from, to }: RangeQuery, timeZone: string, now: Date): RecordDays {
  const today = momentIn(now, timeZone).slice(0, ISO_DAY)
  if (from === undefined && to === undefined) {
    const [first, last] = NAMED[range]
    return { from: addDays(today, first), to: addDays(today, last), today, timeZone }
  }
  const end = to ?? today
  if (from === undefined) throw new ApiError('invalid_input', { field: 'from' })
  if (end > today || end < from) throw new ApiError('invalid_input', { field: 'to' })
  if (addDays(from, MOST_RECORD_DAYS - 1) < end) throw new ApiError('invalid_input', { field: 'from' })
  return { from, to: end, today, timeZone }
}

/** The day so many days after another; both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, ISO_DAY)
}

/** The moments at which the days begin and are over. */
export function momentsOf(
  { from, to, today, timeZone }: RecordDays,
  now: Date,
): { since: Date; before: Date } {
  const midnight = (day: string): Date =>
    midnightIn(now, Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS), timeZone)
  return { since: midnight(from), before: midnight(addDays(to, 1)) }
}

/** Every day of a range, the first one first. */
export function eachDay({ from, to }: Pick<RecordDays, 'from' | 'to'>): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
