import { Card, Skeleton } from '@site/ui'
import styles from './promotion-skeletons.module.css'

const CARDS = ['first', 'second', 'third']

/** The list while it loads: chips and cards in their final size. */
export function ListSkeleton() {
  return (
    <div className={styles.list}>
      <div className={styles.chips}>
        {CARDS.map((card) => (
          <Skeleton key={card} className={styles.chip} />
        ))}
      </div>
      {CARDS.map((card) => (
        <Card key={card} padding="none">
          <Skeleton shape="banner" />
          <div className={styles.body}>
            <Skeleton shape="title" />
            <Skeleton shape="text" className={styles.short} />
          </div>
        </Card>
      ))}
    </div>
  )
}

/** One promotion while it loads. */
export function DetailSkeleton() {
  return (
    <div className={styles.detail}>
      <Skeleton shape="banner" />
      <Skeleton shape="title" />
      <Skeleton shape="text" className={styles.short} />
      <div>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </div>
  )
}
