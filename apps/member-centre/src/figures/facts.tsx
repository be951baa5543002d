import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Names with what they say, one below the other. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode] | undefined)[]
}) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) =>
        fact === undefined ? null : (
          <div key={fact[0]} className={styles.fact}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
