import type { Brand } from '@site/config/schema'
import { midnightIn, momentIn } from '#api/pages/moment-in'

const DAYS_A_WEEK = 7
const MINUTE_MS = 60_000
const MINUTES_AN_HOUR = 60
const HOUR_PLACE = 11
const MINUTE_PLACE = 14
const DAY_SIGNS = 10

type Hours = Brand['chat']['hours']

/** Whether customer service is open now, and else when it opens again (within the week). */
export interface Office {
  readonly open: boolean
  readonly opensAt: Date | null
}

/** Office hours in a time zone; none are all hours. */
export function officeAt(hours: Hours, timeZone: string, now: Date): Office {
  if (hours.length === 0) return { open: true, opensAt: null }
  const local = momentIn(now, timeZone)
  const weekday = new Date(local.slice(0, DAY_SIGNS)).getUTCDay()
  const minute =
    Number(local.slice(HOUR_PLACE, HOUR_PLACE + 2)) * MINUTES_AN_HOUR +
    Number(local.slice(MINUTE_PLACE, MINUTE_PLACE + 2))
  const isOpen = hours.some(
    ({ days, from, to }) => days.includes(weekday) && minutesOf(from) <= minute && minute < minutesOf(to),
  )
  if (isOpen) return { open: true, opensAt: null }
  return { open: false, opensAt: nextOpening(hours, timeZone, now, weekday) }
}

function nextOpening(hours: Hours, timeZone: string, now: Date, weekday: number): Date | null {
  for (let ahead = 0; ahead <= DAYS_A_WEEK; ahead += 1) {
    const day = (weekday + ahead) % DAYS_A_WEEK
    const midnight = midnightIn(now, ahead, timeZone)
    const [first] = hours
      .filter(({ days }) => days.includes(day))
      .map(({ from }) => new Date(midnight.getTime() + minutesOf(from) * MINUTE_MS))
      .filter((opening) => opening > now)
      .sort((a, b) => a.getTime() - b.getTime())
    if (first) return first
  }
  return null
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * MINUTES_AN_HOUR + minutes
}
