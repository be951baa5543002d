/** The counter rises every 3, 4 or 5 seconds (A9): four on average. */
const AVERAGE_PAUSE_MS = 4_000

export interface Range {
  readonly min: number
  readonly max: number
  readonly stepMin: number
  readonly stepMax: number
}

/**
 * The value of a counter of this range at a moment: it rises by an average step every four seconds since 1970 and
 * begins again at `min` after `max`, so that every visitor, page and instance sees one number.
 */
export function rangeAt(now: Date, { min, max, stepMin, stepMax }: Range): number {
  const steps = Math.floor(now.getTime() / AVERAGE_PAUSE_MS)
  const span = Math.max(1, max - min)
  return min + ((steps * Math.round((stepMin + stepMax) / 2)) % span)
}
