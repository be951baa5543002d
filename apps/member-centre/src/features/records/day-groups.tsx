import { useLanguage, useMessages } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import type { ReactNode } from 'react'
import { dayOf, dayText } from '#days/day-text.ts'
import styles from './records.module.css'

const SKELETON_ROWS = 6

interface Props<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly timeZone: string
  readonly momentOf: (row: Row) => string
  readonly keyOf: (row: Row) => string
  readonly draw: (row: Row) => ReactNode
}

/** Rows under their days, in the brand's time zone. */
export function DayGroups<Row>({ label, rows, timeZone, momentOf, keyOf, draw }: Props<Row>) {
  const language = useLanguage()
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOf(momentOf(row), timeZone)
    groups.set(day, [...(groups.get(day) ?? []), row])
  }
  return (
    <div className={styles.list} role="group" aria-label={label}>
      {[...groups].map(([day, some]) => (
        <section key={day} className={styles.group} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            <time dateTime={day}>{dayText(day, language, true)}</time>
          </h2>
          <ul className={styles.rows}>
            {some.map((row) => (
              <li key={keyOf(row)}>{draw(row)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Placeholder in the size of the list. */
export function RowsSkeleton() {
  return (
    <div className={styles.group} aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, at) => (
        <Skeleton key={at} className={styles.bone} />
      ))}
    </div>
  )
}

/** Whose clocks the days are counted by. */
export function ZoneNote({ timeZone }: { readonly timeZone: string }) {
  const t = useMessages('member-centre')
  return <p className={styles.zone}>{t('record.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
}
