import { Skeleton } from '@site/ui'
import styles from './agency.module.css'

/** Placeholder in the size of the answer. */
export function SectionSkeleton({ count = 5 }: { readonly count?: number }) {
  return (
    <div className={styles.section} aria-hidden="true" data-state="loading">
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} className={styles.bone} />
      ))}
    </div>
  )
}
