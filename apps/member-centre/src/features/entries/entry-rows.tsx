import { EntryLink, useEntries, useMessages } from '@site/shared-api'
import { AnyIcon, Card, Icon } from '@site/ui'
import styles from './entry-rows.module.css'

/** The same ways on as the grid has, as rows (SHL-20); not drawn at all where this brand has none of it (MOD-05). */
export function EntryRows() {
  const t = useMessages('member-centre')
  const entries = useEntries('member-home')
  if (entries.length === 0) return null
  return (
    <Card padding="s">
      <nav aria-label={t('entries.label')}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.key} className={styles.row}>
              <EntryLink entry={entry} className={styles.entry}>
                <span className={styles.icon}>
                  <AnyIcon icon={entry.icon} />
                </span>
                <span className={styles.text}>{entry.text}</span>
                <Icon name="chevron-right" size={20} className={styles.on} />
              </EntryLink>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
