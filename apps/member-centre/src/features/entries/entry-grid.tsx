import { Link, routeExists, useMessages } from '@site/shared-api'
import { Card, Icon } from '@site/ui'
import { ENTRIES } from './entry-list.ts'
import styles from './entry-grid.module.css'

/** What a member can go to from here; not drawn at all where this brand has none of it (MOD-05). */
export function EntryGrid() {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const entries = ENTRIES.filter(({ to }) => routeExists(to))
  if (entries.length === 0) return null
  return (
    <Card padding="s">
      <nav aria-label={t('entries.label')}>
        <ul className={styles.grid}>
          {entries.map(({ to, icon, titleKey }) => (
            <li key={to}>
              <Link to={to} className={styles.entry}>
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
                {common(titleKey)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
