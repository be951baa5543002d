const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

interface Shift {
  readonly starts_at_minute: number
  readonly minutes_on_air: number
}

/** Whether a daily time on air holds now, and when it begins next; it may go past midnight. */
export function onAir(now: Date, { starts_at_minute, minutes_on_air }: Shift): { on: boolean; nextAt: Date } {
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const since = (minute - starts_at_minute + DAY_MINUTES) % DAY_MINUTES
  const startOfMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
  return {
    on: since < minutes_on_air,
    nextAt: new Date(startOfMinute + (DAY_MINUTES - since) * MINUTE_MS),
  }
}
