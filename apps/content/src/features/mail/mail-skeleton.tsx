import { Skeleton } from '@site/ui'
import styles from './mail-list.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The list while it loads, in its final size. */
export function MailSkeleton() {
  return (
    <div className={styles.waiting} data-state="loading">
      <Skeleton className={styles.barBone} />
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.bone} />
      ))}
    </div>
  )
}
