import { formatAmount, useBrand, useMessages } from '@site/shared-api'
import type { Game } from '@site/shared-api/contract/game'
import styles from './game-details.module.css'

/** What the provider says of a game; what it does not say is left out. */
export function GameFacts({ facts: { rtp, minBet, minLine } }: { readonly facts: Game }) {
  const t = useMessages('lobby')
  const { currency } = useBrand()
  const rows = [
    rtp === null ? [] : [[t('rtp'), `${Number(rtp)} %`]],
    Number(minBet) > 0 ? [[t('fact_min_bet'), formatAmount(minBet, currency)]] : [],
    minLine > 0 ? [[t('fact_lines'), String(minLine)]] : [],
  ].flat()
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
