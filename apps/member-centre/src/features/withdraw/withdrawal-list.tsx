import { formatAmount, Link, useBrand, useLanguage, useMessages } from '@site/shared-api'
import type { Withdrawal } from '@site/shared-api/contract/withdraw'
import { Icon, ListRowFace, ListRows, listRowLook, Money } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { toneOf } from './order/withdrawal-words.ts'

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
    <ListRows aria-label={label}>
      {orders.map((order) => {
        const { icon, tone } = toneOf(order)
        return (
          <li key={order.orderId}>
            <Link to={`/m/withdraw?order=${order.orderId}`} {...listRowLook()}>
              <ListRowFace
                face={<Icon name={icon} size={20} />}
                tone={tone}
                name={`${order.bankName} ••${order.number}`}
                more={`${t(`withdraw.state.${order.state}`)} · ${momentText(order.createdAt, language, order.timeZone)}`}
                end={<Money amount={formatAmount(order.amount, { ...currency, code: order.currency })} />}
              />
            </Link>
          </li>
        )
      })}
    </ListRows>
  )
}
