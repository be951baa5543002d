import { BIRTHDAY_FROM_YEAR, LANGUAGE_TAGS, type Language } from '@site/config'

const MONTHS = 12
/** Years of the Buddhist calendar run ahead of the common ones; Thai players write their birth year so. */
const BUDDHIST_AHEAD = 543

export interface Option {
  readonly value: string
  readonly text: string
}

const two = (count: number): string => String(count).padStart(2, '0')
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

/** Days of a month; 31 while month or year is not known yet. */
export function daysIn(year: string, month: string): number {
  if (month === '') return 31
  // A leap year, so that 29 February can be chosen before the year is.
  return new Date(Date.UTC(year === '' ? 2000 : Number(year), Number(month), 0)).getUTCDate()
}

export function dayOptions(year: string, month: string): readonly Option[] {
  return upTo(daysIn(year, month)).map((day) => ({ value: two(day), text: String(day) }))
}

/** Months by their names in the player's language. */
export function monthOptions(language: Language): readonly Option[] {
  const name = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { month: 'long', timeZone: 'UTC' })
  return upTo(MONTHS).map((month) => ({ value: two(month), text: name.format(Date.UTC(2000, month - 1)) }))
}

/** From this year back to 1900 (B2, B9), the newest first; in Thai the Buddhist year leads. */
export function yearOptions(thisYear: number, language: Language): readonly Option[] {
  return Array.from({ length: thisYear - BIRTHDAY_FROM_YEAR + 1 }, (_, ago) => {
    const year = thisYear - ago
    return {
      value: String(year),
      text: language === 'TY' ? `${year + BUDDHIST_AHEAD} (${year})` : String(year),
    }
  })
}
