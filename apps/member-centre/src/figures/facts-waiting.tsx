import { Card, classNames, Skeleton } from '@site/ui'
import styles from './facts.module.css'

interface Props {
  /** How many facts the card will have, more or less. */
  readonly facts: number
}

/** A card of facts whose answer is on its way, in its shape. */
export function FactsWaiting({ facts }: Props) {
  return (
    <Card className={styles.card} aria-hidden="true">
      <div className={styles.head}>
        <div className={classNames(styles.title, styles.bone)}>
          <Skeleton shape="text" />
        </div>
        <div className={classNames(styles.amount, styles.bone)}>
          <Skeleton className={styles.figure} />
        </div>
        <div className={classNames(styles.about, styles.bone)}>
          <Skeleton shape="text" />
        </div>
      </div>
      <div className={styles.facts}>
        {Array.from({ length: facts }, (_, at) => (
          <div key={at} className={styles.fact}>
            <Skeleton shape="text" className={styles.boneName} />
            <Skeleton shape="text" className={styles.boneValue} />
          </div>
        ))}
      </div>
    </Card>
  )
}
