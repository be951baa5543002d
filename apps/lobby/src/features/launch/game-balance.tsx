import { formatAmount, useBrand, useLive, useMessages, useQuery, walletsQuery } from '@site/shared-api'
import { VisuallyHidden } from '@site/ui'
import styles from './game-screen.module.css'

/** The member's balance beside a game: pushed by the platform as rounds move it (GAM-06). */
export function GameBalance() {
  const t = useMessages('lobby')
  const { currency } = useBrand()
  const { data } = useQuery(walletsQuery())
  useLive()
  const text = data === undefined ? `${currency.symbol} ···` : formatAmount(data.sumBalance, currency)
  return (
    <span className={styles.balance} data-state={data === undefined ? 'loading' : 'ready'}>
      <VisuallyHidden>{t('game.balance')}</VisuallyHidden> {text}
    </span>
  )
}
