const DAY_MS = 24 * 60 * 60 * 1000

/** Midnight of a day in this browser's place, so many days on, as an ISO moment; undefined for what is no day. */
export function dayAt(day: string | undefined, days: number): string | undefined {
  const begin = new Date(`${day}T00:00:00`)
  return Number.isNaN(begin.getTime()) ? undefined : new Date(begin.getTime() + days * DAY_MS).toISOString()
}
