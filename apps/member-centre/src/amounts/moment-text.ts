import { LANGUAGE_TAGS, type Language } from '@site/config'

/** Day and time as the language says them, in a place (IANA name). Years count from Christ in every language. */
export function momentText(iso: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(`${LANGUAGE_TAGS[language]}-u-ca-gregory`, {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso))
}

/** The same by the clock of the phone; not while a page is drawn on the server, which has another one. */
export const ownMomentText = (iso: string, language: Language): string =>
  momentText(iso, language, Intl.DateTimeFormat().resolvedOptions().timeZone)
