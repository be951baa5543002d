import { LANGUAGE_TAGS } from '@site/config'
import { useLanguage, useMessages } from '@site/shared-api'
import styles from './day-line.module.css'

/** The day of a moment where the player is; undefined for none. */
export const dayOf = (at: string | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toDateString()

/** Between the messages of two days. */
export function DayLine({ at }: { readonly at: string }) {
  const t = useMessages('content')
  const tag = `${LANGUAGE_TAGS[useLanguage()]}-u-ca-gregory`
  const isToday = dayOf(at) === new Date().toDateString()
  return (
    <span className={styles.day}>
      {isToday ? t('chat.today') : new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(at))}
    </span>
  )
}
