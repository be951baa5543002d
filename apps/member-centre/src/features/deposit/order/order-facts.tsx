import { formatAmount, useBrand, useLanguage, useMessages } from '@site/shared-api'
import type { DepositOrder } from '@site/shared-api/contract/deposit'
import { momentText } from '#amounts/moment-text.ts'
import styles from './order-facts.module.css'

interface Props {
  readonly order: DepositOrder
}

/** What an order is about, line by line. */
export function OrderFacts({ order }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const { currency } = useBrand()
  const money = (amount: string): string => formatAmount(amount, { ...currency, code: order.currency })
  const facts: readonly (readonly [string, string])[] = [
    ['amount', money(order.amount)],
    ...(/[1-9]/.test(order.fee) ? ([['fee', money(order.fee)]] as const) : []),
    ...(order.credited === null ? [] : ([['credited', money(order.credited)]] as const)),
    ...(order.reversed === undefined ? [] : ([['reversed', money(order.reversed)]] as const)),
    ['channel', order.channelName],
    ...(order.promotionTitle === null ? [] : ([['promotion', order.promotionTitle]] as const)),
    ['begun', momentText(order.createdAt, language, order.timeZone)],
    ['number', order.orderId.slice(0, 8).toUpperCase()],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name} className={styles.fact}>
          <dt>{t(`deposit.fact.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
