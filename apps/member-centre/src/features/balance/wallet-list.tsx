import { formatAmount, useBrand, useMessages, type Wallets } from '@site/shared-api'
import { Money } from '@site/ui'
import styles from './wallet-list.module.css'

interface Props {
  readonly wallets: Wallets['wallets']
  readonly masked: boolean
}

/** The wallets behind the sum; a single one would only repeat it. */
export function WalletList({ wallets, masked }: Props) {
  const t = useMessages('member-centre')
  const { currency } = useBrand()
  if (wallets.length < 2) return null
  return (
    <ul className={styles.list} aria-label={t('balance.wallets')}>
      {wallets.map(({ walletId, name, balance }) => (
        <li key={walletId} className={styles.wallet}>
          <span>{name}</span>
          <Money amount={formatAmount(balance, currency)} masked={masked} maskedLabel={t('balance.hidden')} />
        </li>
      ))}
    </ul>
  )
}
