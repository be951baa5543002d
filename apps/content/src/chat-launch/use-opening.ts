import { LANGUAGE_TAGS } from '@site/config'
import { useLanguage } from '@site/shared-api'

/** When customer service opens again, as a weekday with its time. */
export function useOpening(opensAt: string | null): string {
  const language = useLanguage()
  if (opensAt === null) return '–'
  const tag = `${LANGUAGE_TAGS[language]}-u-ca-gregory`
  return new Intl.DateTimeFormat(tag, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(
    new Date(opensAt),
  )
}
