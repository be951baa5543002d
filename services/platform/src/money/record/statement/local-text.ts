import { momentIn } from '#api/pages/moment-in'

const TO_SECONDS = 19

/** A moment by the clocks of a place, `2026-11-25 00:30:05`: the same in every language, sorted by time as text. */
export function localText(at: Date, timeZone: string): string {
  return momentIn(at, timeZone).slice(0, TO_SECONDS).replace('T', ' ')
}
