const MINUTE_MS = 60_000
/** A session ends after half an hour of silence, and after twelve hours whatever happens. */
const IDLE_MS = 30 * MINUTE_MS
const LONGEST_MS = 12 * 60 * MINUTE_MS

export const firstEnd = (now: Date): Date => new Date(now.getTime() + IDLE_MS)

/** The new end of a session that is used now; undefined where it would move by less than a minute. */
export function renewedEnd(createdAt: Date, expiresAt: Date, now: Date): Date | undefined {
  const end = Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LONGEST_MS)
  return end - expiresAt.getTime() < MINUTE_MS ? undefined : new Date(end)
}
