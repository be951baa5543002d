import { formatAmount, Link, useBrand, useLanguage, useMessages } from '@site/shared-api'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import { Icon, ListRowFace, ListRows, listRowLook, Money } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { isGain, stateKeyOf, toneOf } from './order/order-words.ts'

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
    <ListRows aria-label={label}>
      {orders.map((order) => {
        const { icon, tone } = toneOf(order)
        return (
          <li key={order.orderId}>
            <Link to={`/m/voucherCenter?order=${order.orderId}`} {...listRowLook()}>
              <ListRowFace
                face={<Icon name={icon} size={20} />}
                tone={tone}
                name={order.channelName}
                more={`${t(stateKeyOf(order))} · ${momentText(order.createdAt, language, order.timeZone)}`}
                end={
                  <Money
                    amount={formatAmount(order.credited ?? order.amount, {
                      ...currency,
                      code: order.currency,
                    })}
                    gain={isGain(order)}
                  />
                }
              />
            </Link>
          </li>
        )
      })}
    </ListRows>
  )
}
