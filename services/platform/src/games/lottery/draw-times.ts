import type { DrawSchedule } from '@site/shared-api/contract/lottery'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const A_WEEK_AND_A_DAY = 8
const OFFSET = /GMT(?:([+-])(\d{1,2})(?::(\d{2}))?)?/

/** Making one costs a hundred times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, made)
  return made
}

/** How far a zone's clocks are ahead of UTC at a moment. */
function offsetMs(timeZone: string, at: number): number {
  const name = formatOf(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = OFFSET.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}

/** The draws of a day's worth of days around a moment, in order. */
function around(
  schedule: Extract<DrawSchedule, { kind: 'daily' }>,
  at: number,
  days: readonly number[],
): number[] {
  const offset = offsetMs(schedule.timeZone, at)
  const midnight = Math.floor((at + offset) / DAY_MS) * DAY_MS
  return days
    .map((day) => midnight + day * DAY_MS)
    .filter((day) => schedule.days.length === 0 || schedule.days.includes(new Date(day).getUTCDay()))
    .flatMap((day) =>
      schedule.times.map((time) => {
        const [hours = 0, minutes = 0] = time.split(':').map(Number)
        return day - offset + (hours * 60 + minutes) * MINUTE_MS
      }),
    )
    .sort((a, b) => a - b)
}

const AHEAD = Array.from({ length: A_WEEK_AND_A_DAY }, (_, day) => day)
const BACK = AHEAD.map((day) => -day)

/** The first draw after a moment. */
export function nextDraw(schedule: DrawSchedule, after: Date): Date {
  const at = after.getTime()
  if (schedule.kind === 'every') {
    const step = schedule.seconds * SECOND_MS
    return new Date((Math.floor(at / step) + 1) * step)
  }
  return new Date(around(schedule, at, AHEAD).find((time) => time > at) ?? at + DAY_MS)
}

/** The last draw at or before a moment. */
export function lastDraw(schedule: DrawSchedule, before: Date): Date {
  const at = before.getTime()
  if (schedule.kind === 'every') {
    const step = schedule.seconds * SECOND_MS
    return new Date(Math.floor(at / step) * step)
  }
  return new Date(around(schedule, at, BACK).findLast((time) => time <= at) ?? at - DAY_MS)
}

/** The last `count` draws at or before a moment that come after `since`, latest first. */
export function lastDraws(schedule: DrawSchedule, before: Date, count: number, since?: Date): Date[] {
  const draws: Date[] = []
  let at = lastDraw(schedule, before)
  while (draws.length < count && (since === undefined || at > since)) {
    draws.push(at)
    at = lastDraw(schedule, new Date(at.getTime() - 1))
  }
  return draws
}

/** What players call a draw: its day where it is drawn, and its number within that day. */
export function issueOf(schedule: DrawSchedule, at: Date): string {
  const zone = schedule.kind === 'daily' ? schedule.timeZone : 'UTC'
  const local = new Date(at.getTime() + offsetMs(zone, at.getTime()))
  const day = local.toISOString().slice(0, 10).replaceAll('-', '')
  if (schedule.kind === 'every') {
    const number = Math.floor((at.getTime() % DAY_MS) / (schedule.seconds * SECOND_MS)) + 1
    return `${day}-${String(number).padStart(4, '0')}`
  }
  const number = schedule.times.indexOf(local.toISOString().slice(11, 16)) + 1
  return schedule.times.length > 1 ? `${day}-${number}` : day
}
