import { useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { BalanceAmount } from './balance-amount.tsx'
import styles from './balance-bar.module.css'
import { BalanceControls } from './balance-controls.tsx'
import { useBalanceMask } from './balance-mask.ts'
import { useBalance } from './use-balance.ts'

/** A member's balance in one line (A2): symbol, amount, hide or show, refresh. */
export function BalanceBar() {
  const t = useMessages('member-centre')
  const { balance, refreshing, refresh } = useBalance()
  const [hidden, hide] = useBalanceMask()
  return (
    <section
      className={styles.bar}
      aria-label={t('balance.label')}
      aria-busy={refreshing}
      data-state={balance.status}
    >
      <Icon name="wallet" size={20} className={styles.icon} />
      {balance.status === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {t('balance.failed')}
        </p>
      ) : (
        <BalanceAmount balance={balance} masked={hidden || refreshing} className={styles.amount} />
      )}
      <BalanceControls hidden={hidden} refreshing={refreshing} onHide={hide} onRefresh={refresh} />
    </section>
  )
}
