import { Card, Skeleton } from '@site/ui'
import styles from './security.module.css'

const GROUPS = [4, 4, 3]

/** The overview while its code or answer is on its way: how safe the account is, and groups of rows. */
export function OverviewWaiting() {
  return (
    <div className={styles.step} data-state="loading" aria-hidden="true">
      <Skeleton className={styles.levelBone} />
      {GROUPS.map((rows, at) => (
        <Card key={at} className={styles.group}>
          <Skeleton shape="title" />
          <div className={styles.rows}>
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className={styles.rowBone}>
                <Skeleton shape="text" />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </div>
  )
}

/** One part of it: its name, a sentence, fields and a button. */
export function StepWaiting() {
  return (
    <div className={styles.step} data-state="loading" aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton className={styles.fieldBone} />
      <Skeleton className={styles.fieldBone} />
      <Skeleton className={styles.buttonBone} />
    </div>
  )
}
