import { Link, useMessages } from '@site/shared-api'
import { buttonLook, Card } from '@site/ui'
import { BalanceAmount } from './balance-amount.tsx'
import styles from './balance-card.module.css'
import { BalanceControls } from './balance-controls.tsx'
import { useBalanceMask } from './balance-mask.ts'
import { useBalance } from './use-balance.ts'
import { WalletList } from './wallet-list.tsx'

/** All of a member's money: the sum, what it is made of, and the ways in and out that the brand has (MEM-01). */
export function BalanceCard() {
  const t = useMessages('member-centre')
  const { balance, refreshing, refresh } = useBalance()
  const [hidden, hide] = useBalanceMask()
  const masked = hidden || refreshing
  return (
    <Card className={styles.card} aria-busy={refreshing} data-state={balance.status}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('balance.label')}</h2>
        <BalanceControls hidden={hidden} refreshing={refreshing} onHide={hide} onRefresh={refresh} />
      </div>
      {balance.status === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {t('balance.failed')}
        </p>
      ) : (
        <BalanceAmount balance={balance} masked={masked} className={styles.amount} />
      )}
      {balance.status === 'ready' ? <WalletList wallets={balance.wallets} masked={masked} /> : null}
      <div className={styles.ways}>
        <Link to="/m/voucherCenter" {...buttonLook({ full: true })}>
          {t('balance.deposit')}
        </Link>
        <Link to="/m/withdraw" {...buttonLook({ variant: 'secondary', full: true })}>
          {t('balance.withdraw')}
        </Link>
      </div>
    </Card>
  )
}
