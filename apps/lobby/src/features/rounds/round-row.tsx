import { useLanguage, useMessages } from '@site/shared-api'
import type { Round } from '@site/shared-api/contract/round'
import { LANGUAGE_TAGS } from '@site/config'
import styles from './rounds.module.css'

interface Props {
  readonly round: Round
  readonly money: (amount: string) => string
}

/** One round: when, what it cost, what came of it. */
export function RoundRow({ round, money }: Props) {
  const t = useMessages('lobby')
  const tag = LANGUAGE_TAGS[useLanguage()]
  const { at, payout, stake, status } = round
  const won = status === 'closed' && /[1-9]/.test(payout)
  return (
    <li className={styles.row} data-status={status} data-won={won || undefined}>
      <time dateTime={at} className={styles.when}>
        {new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at))}
      </time>
      <span className={styles.stake}>{t('rounds.stake', { amount: money(stake) })}</span>
      <span className={styles.result}>{status === 'closed' ? money(payout) : t(`rounds.${status}`)}</span>
    </li>
  )
}
