import { LANGUAGE_TAGS, type Language } from '@site/config'

const inZone = (language: Language, options: Intl.DateTimeFormatOptions) =>
  // Years count from Christ in every language.
  new Intl.DateTimeFormat(`${LANGUAGE_TAGS[language]}-u-ca-gregory`, options)

/** A day (YYYY-MM-DD) as the language says it: `Tue, 24 Nov`; with `year` the year as well. */
export function dayText(day: string, language: Language, year = false): string {
  return inZone(language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(year ? { year: 'numeric' } : {}),
  }).format(new Date(`${day}T00:00:00Z`))
}

/** The day of a moment where the brand is, YYYY-MM-DD. */
export function dayOf(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(iso))
}

/** The time of day of a moment where the brand is, to the second: rounds follow one another within a minute. */
export function clockText(iso: string, language: Language, timeZone: string): string {
  return inZone(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso))
}

/** Day and time of a moment where the brand is. */
export function momentText(iso: string, language: Language, timeZone: string): string {
  return `${dayText(dayOf(iso, timeZone), language, true)} ${clockText(iso, language, timeZone)}`
}
