import { LANGUAGE_TAGS, type Language } from '@site/config'

/** When a message was sent: today by its time, this year by its day, else by its date (SHL-18). Years count from Christ. */
export function momentText(iso: string, language: Language, now = new Date()): string {
  const at = new Date(iso)
  const isToday = at.toDateString() === now.toDateString()
  const format: Intl.DateTimeFormatOptions = isToday
    ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : { day: 'numeric', month: 'short', ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }) }
  return new Intl.DateTimeFormat(`${LANGUAGE_TAGS[language]}-u-ca-gregory`, format).format(at)
}

/** The same in full, where a message is read. */
export function fullMomentText(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(`${LANGUAGE_TAGS[language]}-u-ca-gregory`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso))
}
