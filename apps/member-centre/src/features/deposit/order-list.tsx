import { formatAmount, Link, useBrand, useLanguage, useMessages } from '@site/shared-api'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import { Icon, Money } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { toneOf } from './order/order-words.ts'
import styles from '../../orders/order-list.module.css'

interface Props {
  readonly label: string
  readonly orders: readonly DepositOrder[]
}

/** Orders as rows that lead to them. */
export function OrderList({ label, orders }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const { currency } = useBrand()
  return (
    <ul className={styles.orders} aria-label={label}>
      {orders.map((order) => {
        const { icon, tone } = toneOf(order)
        return (
          <li key={order.orderId}>
            <Link to={`/m/voucherCenter?order=${order.orderId}`} className={styles.order}>
              <span className={styles.face} data-tone={tone} aria-hidden="true">
                <Icon name={icon} size={20} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{order.channelName}</span>
                <span className={styles.more}>
                  {t(`deposit.state.${order.state}`)} ·{' '}
                  {momentText(order.createdAt, language, order.timeZone)}
                </span>
              </span>
              <Money
                amount={formatAmount(order.credited ?? order.amount, { ...currency, code: order.currency })}
                gain={order.credited !== null}
              />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
