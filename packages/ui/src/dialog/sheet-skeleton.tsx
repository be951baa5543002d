import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './sheet.module.css'

/** Two fields and a button: most popups are a short form. */
export function SheetSkeleton() {
  return (
    <div className={styles.skeleton} data-state="loading">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}
