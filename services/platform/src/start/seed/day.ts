const DAY_MS = 24 * 60 * 60 * 1000

/** Midnight UTC of the day so many days from `now`. */
export function dayFrom(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS + days) * DAY_MS)
}
