import { formatAmount, useBrand, useMessages } from '@site/shared-api'
import type { DepositState } from '@site/shared-api/contract/deposit'
import { Icon, Money } from '@site/ui'
import { isOpen } from '../use-order.ts'
import type { DetailProps } from './detail-props.ts'
import styles from './new-detail.module.css'
import { OrderEnd } from './order-end.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderInstruction } from './order-instruction.tsx'
import { isGain, stateKeyOf, toneOf, wordsOf } from './order-words.ts'
import { TimeLeft } from './time-left.tsx'

/** How far along an order is: begun, waits, looked at, ended. */
const REACHED: Readonly<Record<DepositState, number>> = {
  starting: 0,
  waiting: 1,
  checking: 2,
  paid: 3,
  refused: 3,
  expired: 3,
  cancelled: 3,
}
const STEPS = ['begun', 'pay', 'check', 'done'] as const

/** A deposit as the new look has it: the sum on one stage with the way to its end, the facts folded below (SHL-20). */
export function NewDetail({ order, changed }: DetailProps) {
  const t = useMessages('member-centre')
  const { currency } = useBrand()
  const { icon, tone } = toneOf(order)
  const money = (amount: string): string => formatAmount(amount, { ...currency, code: order.currency })
  const reached = REACHED[order.state]
  const waits = order.state === 'starting' || order.state === 'waiting'
  return (
    <div className={styles.detail} data-template="new" data-order={order.state}>
      <section className={styles.stage} data-tone={tone}>
        <span className={styles.face} aria-hidden="true">
          <Icon name={icon} size={32} />
        </span>
        <div role="status">
          <h2 className={styles.title}>{t(stateKeyOf(order))}</h2>
          <Money className={styles.sum} amount={money(order.credited ?? order.amount)} gain={isGain(order)} />
          <p className={styles.text}>{wordsOf(t, order, money)}</p>
        </div>
        {order.reversed === undefined ? (
          <ol className={styles.steps}>
            {STEPS.map((step, at) => (
              <li
                key={step}
                data-reached={at <= reached || undefined}
                aria-current={at === reached ? 'step' : undefined}
              >
                {t(`deposit.step.${step}`)}
              </li>
            ))}
          </ol>
        ) : null}
      </section>
      {isOpen(order) && order.instruction?.kind !== 'none' ? (
        <section className={styles.way}>
          {waits ? <TimeLeft className={styles.left} until={order.expiresAt} /> : null}
          <OrderInstruction order={order} />
        </section>
      ) : null}
      <details className={styles.facts}>
        <summary>{t('deposit.facts')}</summary>
        <OrderFacts order={order} />
      </details>
      <OrderEnd order={order} changed={changed} />
    </div>
  )
}
