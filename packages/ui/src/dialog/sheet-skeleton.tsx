import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './sheet.module.css'

/** Two fields and a button: most popups are a short form. */
const SHORT_FORM = 3

interface Props {
  readonly rows?: number | undefined
}

/** Holds the place of what a popup is filled with while its code comes. */
export function SheetSkeleton({ rows = SHORT_FORM }: Props) {
  return (
    <div className={styles.skeleton} data-state="loading">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </div>
  )
}
