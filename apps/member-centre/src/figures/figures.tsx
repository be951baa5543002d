import { Card, Money, Skeleton } from '@site/ui'
import { isGain } from './use-money.ts'
import styles from './figures.module.css'

export interface Figure {
  readonly name: string
  readonly text: string
  /** The one that counts: over the others, larger. */
  readonly first?: boolean
  /** Decimal text of an amount that may be a gain. */
  readonly amount?: string
}

interface Props {
  readonly label: string
  /** Undefined while they are on their way; the place is kept. */
  readonly figures: readonly Figure[] | undefined
  readonly count: number
}

/** What a record comes to. */
export function Figures({ label, figures, count }: Props) {
  if (figures === undefined)
    return (
      <Card className={styles.card} data-state="loading" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <Skeleton key={at} className={at === 0 ? styles.firstBone : styles.bone} />
        ))}
      </Card>
    )
  return (
    <Card className={styles.card} data-figures="" data-state="ready">
      <dl className={styles.figures} aria-label={label}>
        {figures.map(({ name, text, first, amount }) => (
          <div key={name} className={styles.figure} data-first={first || undefined}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              {amount === undefined ? text : <Money amount={text} gain={isGain(amount)} />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
