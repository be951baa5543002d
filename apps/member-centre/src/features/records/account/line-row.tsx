import { Link } from '@site/shared-api'
import type { LedgerLine } from '@site/shared-api/contract/wallet'
import type { Language } from '@site/config'
import { Money } from '@site/ui'
import { clockText } from '#days/day-text.ts'
import styles from '../records.module.css'
import { isGain, useMoney } from '#figures/use-money.ts'

interface Props {
  readonly line: LedgerLine
  readonly language: Language
  readonly timeZone: string
  readonly to: string
}

/** A line: what it was, when, how much, and what it left. */
export function LineRow({ line, language, timeZone, to }: Props) {
  const money = useMoney(line.currency)
  const { amount, at, balanceAfter, gameName, title } = line
  return (
    <Link to={to} className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.more}>
          <time dateTime={at}>{clockText(at, language, timeZone)}</time>
          {gameName === null ? null : ` · ${gameName}`}
        </span>
      </span>
      <span className={styles.amounts}>
        <Money amount={money(amount)} gain={isGain(amount)} />
        <span className={styles.more}>{money(balanceAfter)}</span>
      </span>
    </Link>
  )
}
