import { formatAmount, Link, LoadFailed, useBrand, useLanguage, useMessages } from '@site/shared-api'
import type { Withdrawal } from '@site/shared-api/contract/withdraw'
import { Button, buttonLook, Card, Icon } from '@site/ui'
import { useState } from 'react'
import { momentText } from '#amounts/moment-text.ts'
import { useWithdrawal } from '../follow-withdrawals.ts'
import { Waiting } from '../withdraw.tsx'
import { cancel } from '../withdraw.api.ts'
import styles from './withdrawal-view.module.css'
import { toneOf } from './withdrawal-words.ts'

interface Props {
  readonly orderId: string
}

/** One withdrawal, updated live: its state, its amounts, and how to cancel it while that is possible. */
export function WithdrawalView({ orderId }: Props) {
  const { data, isError, refetch } = useWithdrawal(orderId)
  if (data) return <Detail order={data} changed={() => void refetch()} />
  if (isError) return <LoadFailed retry={() => void refetch()} />
  return <Waiting />
}

function Detail({ changed, order }: { readonly order: Withdrawal; readonly changed: () => void }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const { currency } = useBrand()
  const { icon, tone } = toneOf(order)
  const money = (amount: string): string => formatAmount(amount, { ...currency, code: order.currency })
  const facts: readonly (readonly [string, string])[] = [
    ['amount', money(order.amount)],
    ...(/[1-9]/.test(order.fee) ? ([['fee', money(order.fee)]] as const) : []),
    ['net', money(order.net)],
    ['card', `${order.bankName} ••${order.number}`],
    ['holder', order.holder],
    ['begun', momentText(order.createdAt, language, order.timeZone)],
    ['number', order.orderId.slice(0, 8).toUpperCase()],
  ]
  return (
    <div className={styles.detail} data-order={order.state}>
      <div className={styles.state} data-tone={tone}>
        <Icon name={icon} size={24} />
        <div role="status">
          <h2 className={styles.title}>{t(`withdraw.state.${order.state}`)}</h2>
          <p className={styles.text}>
            {t(`withdraw.about.${order.state}`, { amount: money(order.amount), net: money(order.net) })}
          </p>
          {order.why === null ? null : <p className={styles.why}>{order.why}</p>}
        </div>
      </div>
      <Card>
        <dl className={styles.facts}>
          {facts.map(([name, text]) => (
            <div key={name} className={styles.fact}>
              <dt>{t(`withdraw.fact.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <End order={order} changed={changed} />
    </div>
  )
}

/** What can be done with it now. */
function End({ changed, order }: { readonly order: Withdrawal; readonly changed: () => void }) {
  const t = useMessages('member-centre')
  const [busy, setBusy] = useState(false)
  const giveUp = (): void => {
    setBusy(true)
    // What does not work is said by the call; either way it is looked at anew.
    cancel(order.orderId)
      .catch(() => undefined)
      .finally(() => {
        setBusy(false)
        changed()
      })
  }
  return (
    <div className={styles.end}>
      {order.state === 'waiting' ? (
        <>
          <p className={styles.note}>{t('withdraw.leave')}</p>
          <Button variant="secondary" full busy={busy} onClick={giveUp}>
            {t('withdraw.cancel')}
          </Button>
        </>
      ) : null}
      <Link to="/m/withdraw" {...buttonLook({ variant: 'ghost', full: true })}>
        {t('withdraw.back')}
      </Link>
    </div>
  )
}
