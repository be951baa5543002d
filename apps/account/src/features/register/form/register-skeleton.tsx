import { Skeleton } from '@site/ui'
import styles from './register-form.module.css'

/** Holds the place of the first fields. */
export function RegisterSkeleton() {
  return (
    <div className={styles.form} data-state="loading">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  )
}
