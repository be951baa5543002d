import { LANGUAGE_TAGS, type Language } from '@site/config'

/** Day and time as the language says them: "21 Nov 2026, 18:40". Years count from Christ in every language. */
export function momentText(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(`${LANGUAGE_TAGS[language]}-u-ca-gregory`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso))
}
