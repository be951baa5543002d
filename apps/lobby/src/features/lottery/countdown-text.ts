const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 3_600
const DAY_S = 86_400

const two = (value: number): string => String(value).padStart(2, '0')

/** Time left as `MM:SS`, `HH:MM:SS`, or with days before it; never below zero. */
export function countdownText(leftMs: number, days: (count: number) => string): string {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const [hours, minutes, seconds] = [
    Math.floor((left % DAY_S) / HOUR_S),
    Math.floor((left % HOUR_S) / MINUTE_S),
    left % MINUTE_S,
  ]
  const clock = `${two(minutes)}:${two(seconds)}`
  if (left < HOUR_S) return clock
  if (left < DAY_S) return `${two(hours)}:${clock}`
  return `${days(Math.floor(left / DAY_S))} ${two(hours)}:${clock}`
}
