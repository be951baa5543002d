import { LANGUAGE_TAGS, type Language } from '@site/config'

const DAY_SIGNS = 10

/** The day of a moment that carries the offset of its place, as the language says it; years count from Christ. */
export function dayText(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(`${LANGUAGE_TAGS[language]}-u-ca-gregory`, {
    timeZone: 'UTC',
    dateStyle: 'long',
  }).format(new Date(`${moment.slice(0, DAY_SIGNS)}T12:00:00Z`))
}
