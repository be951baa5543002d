import type { Language } from '@site/config'
import { dayText } from '#days/day-text.ts'

/** `2026-11-24` of a day, `2026-11-24T13` of the hour from 13:00, `2026-11-01/2026-11-15` of a dividend, as the language says them. */
export function periodText(period: string, language: Language): string {
  const [first = '', last] = period.split('/')
  if (last !== undefined) return `${dayText(first, language)} – ${dayText(last, language, true)}`
  const [day = '', hour] = first.split('T')
  return hour === undefined
    ? dayText(day, language, true)
    : `${dayText(day, language, true)}, ${hour}:00 – ${hour}:59`
}
