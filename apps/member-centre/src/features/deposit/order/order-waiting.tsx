import { Skeleton } from '@site/ui'
import styles from './order-view.module.css'

/** A deposit whose code or answer is on its way, in its shape. */
export function OrderWaiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.head} />
      <Skeleton className={styles.body} />
    </div>
  )
}
