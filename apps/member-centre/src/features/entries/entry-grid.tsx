import { EntryLink, useEntries, useMessages } from '@site/shared-api'
import { AnyIcon, Card } from '@site/ui'
import styles from './entry-grid.module.css'

/** What a member can go to from here, as modules have put it there (MEM-01); not drawn at all where this brand has none of it (MOD-05). */
export function EntryGrid() {
  const t = useMessages('member-centre')
  const entries = useEntries('member-home')
  if (entries.length === 0) return null
  return (
    <Card padding="s">
      <nav aria-label={t('entries.label')}>
        <ul className={styles.grid}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <EntryLink entry={entry} className={styles.entry}>
                <span className={styles.icon}>
                  <AnyIcon icon={entry.icon} />
                </span>
                {entry.text}
              </EntryLink>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
