import { formatAmount, useBrand, useMessages } from '@site/shared-api'
import { Card, Icon } from '@site/ui'
import { isOpen } from '../use-order.ts'
import styles from './base-detail.module.css'
import type { DetailProps } from './detail-props.ts'
import { OrderEnd } from './order-end.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderInstruction } from './order-instruction.tsx'
import { TimeLeft } from './time-left.tsx'
import { stateKeyOf, toneOf, wordsOf } from './order-words.ts'

/** A deposit as the base look has it: one card below the other (SHL-20). */
export function BaseDetail({ order, changed }: DetailProps) {
  const t = useMessages('member-centre')
  const { currency } = useBrand()
  const { icon, tone } = toneOf(order)
  const money = (amount: string): string => formatAmount(amount, { ...currency, code: order.currency })
  const waits = order.state === 'starting' || order.state === 'waiting'
  return (
    <div className={styles.detail} data-template="base" data-order={order.state}>
      <div className={styles.state} data-tone={tone}>
        <Icon name={icon} size={24} />
        <div role="status">
          <h2 className={styles.title}>{t(stateKeyOf(order))}</h2>
          <p className={styles.text}>{wordsOf(t, order, money)}</p>
        </div>
      </div>
      {isOpen(order) && order.instruction?.kind !== 'none' ? (
        <Card>
          {waits ? <TimeLeft className={styles.left} until={order.expiresAt} /> : null}
          <OrderInstruction order={order} />
        </Card>
      ) : null}
      <Card>
        <OrderFacts order={order} />
      </Card>
      <OrderEnd order={order} changed={changed} />
    </div>
  )
}
