import { LANGUAGE_TAGS, type Language } from '@site/config'

const MINUTE_SECONDS = 60

/** A length of time as the language says it: "45 seconds", "3 minutes" (rounded up, so that a player does not come too early). */
export function waitText(seconds: number, language: Language): string {
  const short = seconds < MINUTE_SECONDS
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'unit',
    unit: short ? 'second' : 'minute',
    unitDisplay: 'long',
  })
  return format.format(short ? seconds : Math.ceil(seconds / MINUTE_SECONDS))
}
