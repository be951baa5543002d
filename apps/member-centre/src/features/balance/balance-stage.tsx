import { Link, useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { BalanceAmount } from './balance-amount.tsx'
import { BalanceControls } from './balance-controls.tsx'
import { useBalanceMask } from './balance-mask.ts'
import styles from './balance-stage.module.css'
import { useBalance } from './use-balance.ts'
import { WalletList } from './wallet-list.tsx'

/** All of a member's money as the new look has it: the sum in the middle, the brand's ways in and out below it (MEM-01, SHL-20). */
export function BalanceStage() {
  const t = useMessages('member-centre')
  const { balance, refreshing, refresh } = useBalance()
  const [hidden, hide] = useBalanceMask()
  const masked = hidden || refreshing
  return (
    <section
      className={styles.stage}
      aria-labelledby="balance-stage"
      aria-busy={refreshing}
      data-state={balance.status}
    >
      <div className={styles.head}>
        <h2 id="balance-stage" className={styles.title}>
          {t('balance.label')}
        </h2>
        <BalanceControls hidden={hidden} refreshing={refreshing} onHide={hide} onRefresh={refresh} />
      </div>
      {balance.status === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {t('balance.failed')}
        </p>
      ) : (
        <BalanceAmount balance={balance} masked={masked} className={styles.amount} />
      )}
      <div className={styles.ways}>
        <Link to="/m/voucherCenter" className={styles.way}>
          <span className={styles.face} data-main="true">
            <Icon name="wallet" size={24} />
          </span>
          {t('balance.deposit')}
        </Link>
        <Link to="/m/withdraw" className={styles.way}>
          <span className={styles.face}>
            <Icon name="send" size={24} />
          </span>
          {t('balance.withdraw')}
        </Link>
      </div>
      {balance.status === 'ready' ? <WalletList wallets={balance.wallets} masked={masked} /> : null}
    </section>
  )
}
