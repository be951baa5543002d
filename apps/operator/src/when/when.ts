import { isLanguage, LANGUAGE_TAGS } from '@site/config'
import { useLocale } from 'react-admin'

/** Day and time of an ISO moment as this browser's place counts them. */
export function useWhen(): (moment: string) => string {
  const locale = useLocale()
  // Thai with the calendar that the records and the other language have.
  const tag = isLanguage(locale) ? `${LANGUAGE_TAGS[locale]}-u-ca-gregory` : 'en'
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  return (moment) => format.format(new Date(moment))
}
