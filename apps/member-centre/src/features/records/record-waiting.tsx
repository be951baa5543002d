import { Skeleton } from '@site/ui'
import { FactsWaiting } from '#figures/facts-waiting.tsx'
import styles from './records.module.css'

interface Props {
  readonly screen: 'gameRecord' | 'transactionRecord'
  /** How many facts it will have, more or less. */
  readonly facts: number
  /** Whether a provider's bookings are shown below. */
  readonly calls?: boolean
}

/** A round or a line of the record whose code or answer is on its way, in its shape. */
export function RecordWaiting({ calls = false, facts, screen }: Props) {
  return (
    <div className={styles.screen} data-screen={screen} data-state="loading">
      <FactsWaiting facts={facts} />
      {calls ? <Skeleton className={styles.calls} /> : null}
    </div>
  )
}
