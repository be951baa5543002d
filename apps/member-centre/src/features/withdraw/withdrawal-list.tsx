import { formatAmount, Link, useBrand, useLanguage, useMessages } from '@site/shared-api'
import type { Withdrawal } from '@site/shared-api/contract/withdraw'
import { Icon, Money } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { toneOf } from './order/withdrawal-words.ts'
import styles from '../../orders/order-list.module.css'

interface Props {
  readonly label: string
  readonly orders: readonly Withdrawal[]
}

/** Withdrawals as rows that lead to them. */
export function WithdrawalList({ label, orders }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const { currency } = useBrand()
  return (
    <ul className={styles.orders} aria-label={label}>
      {orders.map((order) => {
        const { icon, tone } = toneOf(order)
        return (
          <li key={order.orderId}>
            <Link to={`/m/withdraw?order=${order.orderId}`} className={styles.order}>
              <span className={styles.face} data-tone={tone} aria-hidden="true">
                <Icon name={icon} size={20} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{`${order.bankName} ••${order.number}`}</span>
                <span className={styles.more}>
                  {t(`withdraw.state.${order.state}`)} ·{' '}
                  {momentText(order.createdAt, language, order.timeZone)}
                </span>
              </span>
              <Money amount={formatAmount(order.amount, { ...currency, code: order.currency })} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
