import { Skeleton } from '@site/ui'
import styles from './help-skeleton.module.css'

const ROWS = ['first', 'second', 'third', 'fourth']

/** The help centre while it loads: search, tabs and questions in their final size. */
export function HelpSkeleton() {
  return (
    <div className={styles.help}>
      <Skeleton className={styles.search} />
      <div className={styles.tabs}>
        {ROWS.map((row) => (
          <Skeleton key={row} className={styles.tab} />
        ))}
      </div>
      <Skeleton shape="title" />
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  )
}
