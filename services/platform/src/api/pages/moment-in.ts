const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2}))?/

/** A moment as ISO 8601 with the offset of a time zone: its first ten characters are the day there. */
export function momentIn(at: Date, timeZone: string): string {
  const text = offsetText(at, timeZone)
  return new Date(at.getTime() + offsetMs(text)).toISOString().replace('Z', text)
}

/** Midnight in a time zone of the day so many days from `now` there. */
export function midnightIn(now: Date, days: number, timeZone: string): Date {
  const there = now.getTime() + offsetMs(offsetText(now, timeZone))
  const midnight = (Math.floor(there / DAY_MS) + days) * DAY_MS
  // The offset of that day itself: clocks may have been changed in between.
  return new Date(midnight - offsetMs(offsetText(new Date(midnight), timeZone)))
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** One for each zone: making one costs more than a hundred uses of it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

function offsetText(at: Date, timeZone: string): string {
  const name = formatOf(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '00', minutes = '00'] = OFFSET.exec(name ?? '') ?? []
  return `${sign}${hours}:${minutes}`
}

function offsetMs(text: string): number {
  const [hours = 0, minutes = 0] = text.slice(1).split(':').map(Number)
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS
}
