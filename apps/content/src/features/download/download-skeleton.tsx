import { Skeleton } from '@site/ui'
import styles from './download-panel.module.css'

/** The downloads while they load. */
export function DownloadSkeleton() {
  return (
    <div className={styles.panel} data-state="loading">
      <Skeleton shape="title" />
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waitingGuide} />
    </div>
  )
}
