import { LoadFailed } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import styles from './rewards.module.css'

interface Props {
  readonly failed: boolean
  readonly retry: () => void
}

/** The placeholder of an answer that loads, in its size, or has failed. */
export function PageWaits({ failed, retry }: Props) {
  if (failed) return <LoadFailed retry={retry} />
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.big} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </div>
  )
}
