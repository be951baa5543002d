import type { LimitPeriod } from '@site/shared-api/contract/play-limit'
import { midnightIn, momentIn } from '#api/pages/moment-in'

const DAY_SIGNS = 10
const DAYS_OF_WEEK = 7
const MONDAY = 1

/** When a period that runs at `now` began in a time zone, and when it is over; a round has neither. */
export function periodAt(
  period: LimitPeriod,
  now: Date,
  timeZone: string,
): { from: Date; to: Date } | undefined {
  if (period === 'round') return undefined
  const [year = 0, month = 1, day = 1] = momentIn(now, timeZone).slice(0, DAY_SIGNS).split('-').map(Number)
  const at = (days: number): Date => midnightIn(now, days, timeZone)
  if (period === 'day') return { from: at(0), to: at(1) }
  if (period === 'week') {
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
    const since = (weekday + DAYS_OF_WEEK - MONDAY) % DAYS_OF_WEEK
    return { from: at(-since), to: at(DAYS_OF_WEEK - since) }
  }
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: at(1 - day), to: at(length - day + 1) }
}

/** The day (YYYY-MM-DD) of a moment in a time zone. */
export const dayIn = (at: Date, timeZone: string): string => momentIn(at, timeZone).slice(0, DAY_SIGNS)
