import { formatAmount, useBrand, useMessages } from '@site/shared-api'
import { Chip, ChipRow } from '@site/ui'
import styles from './filter-bar.module.css'

export interface Bets {
  readonly minBet?: string | undefined
  readonly minLine?: string | undefined
}

/** Steps a player thinks in: playable from this stake, and at least so many lines (A4: minBet, minLine). */
const STAKES = ['0.50', '1', '5', '20'] as const
const LINES = ['10', '25', '50', '243'] as const

/** An address may carry a value between the steps: it is listed among them. */
const withOwn = (steps: readonly string[], own: string | undefined): readonly string[] =>
  own === undefined || steps.some((step) => Number(step) === Number(own))
    ? steps
    : [...steps, own].sort((one, other) => Number(one) - Number(other))

const is = (own: string | undefined, step: string): boolean =>
  own !== undefined && Number(own) === Number(step)

interface Props {
  readonly id: string
  readonly bets: Bets
  readonly onBets: (bets: Bets) => void
}

export function BetChoices({ id, bets, onBets }: Props) {
  const t = useMessages('lobby')
  const { currency } = useBrand()
  const { minBet, minLine } = bets
  return (
    <div id={id} className={styles.bets}>
      <p className={styles.legend}>{t('min_bet')}</p>
      <ChipRow label={t('min_bet')}>
        <Chip selected={minBet === undefined} onClick={() => onBets({ minBet: undefined, minLine })}>
          {t('any')}
        </Chip>
        {withOwn(STAKES, minBet).map((step) => (
          <Chip
            key={step}
            selected={is(minBet, step)}
            onClick={() => onBets({ minBet: is(minBet, step) ? undefined : step, minLine })}
          >
            {formatAmount(step, currency)}
          </Chip>
        ))}
      </ChipRow>
      <p className={styles.legend}>{t('min_line')}</p>
      <ChipRow label={t('min_line')}>
        <Chip selected={minLine === undefined} onClick={() => onBets({ minBet, minLine: undefined })}>
          {t('any')}
        </Chip>
        {withOwn(LINES, minLine).map((step) => (
          <Chip
            key={step}
            selected={is(minLine, step)}
            onClick={() => onBets({ minBet, minLine: is(minLine, step) ? undefined : step })}
          >
            {step}+
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
