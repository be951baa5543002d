const TO_THE_MINUTE = 16
const MINUTE_MS = 60_000

/** An ISO moment as `datetime-local` has it: without a zone, in that of this browser's place. */
export function localInput(moment: string | null | undefined): string {
  if (!moment) return ''
  const date = new Date(moment)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS)
  return local.toISOString().slice(0, TO_THE_MINUTE)
}

/** The moment that a `datetime-local` says; null where it says none. */
export function momentOf(text: string): string | null {
  const date = new Date(text)
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
