import { ApiError, formatAmount, Link, LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import { Card, EmptyState, Icon, MenuRowFace, menuRowLook, Skeleton } from '@site/ui'
import { useEffect } from 'react'
import { CoolingNote } from './cooling-note.tsx'
import { DebtNote } from './debt-note.tsx'
import { FirstSteps } from './first-steps.tsx'
import { followWithdrawals } from './follow-withdrawals.ts'
import { WithdrawForm } from './form/withdraw-form.tsx'
import { Turnover } from './turnover.tsx'
import { offerQuery, type Offer } from './withdraw.api.ts'
import { WithdrawHistory } from './withdraw-history.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'
import styles from './withdraw.module.css'

/** A new withdrawal, or what is needed before there can be one; what is under way, and what was (MEM-03). */
export function Withdraw() {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const signedIn = useSession() !== null
  const { data, error, isError, refetch } = useQuery({ ...offerQuery(), enabled: signedIn })
  useEffect(() => followWithdrawals(), [])
  if (error instanceof ApiError && error.code === 'trial_refused')
    return (
      <div className={styles.withdraw} data-state="empty">
        <EmptyState drawing="user" title={t('title.withdraw')} text={common('trial_refused')} />
      </div>
    )
  if (!data)
    return (
      <div className={styles.withdraw} data-state={isError ? 'failed' : 'loading'}>
        {isError ? <LoadFailed retry={() => void refetch()} /> : <Waiting />}
      </div>
    )
  const isReady = data.hasPaymentPassword && data.cards.length > 0
  return (
    <div className={styles.withdraw} data-state={data.on ? 'ready' : 'empty'}>
      <div className={styles.balance}>
        <p className={styles.label}>{t('withdraw.available')}</p>
        <p className={styles.amount}>
          {formatAmount(data.balance, { code: data.currency, symbol: data.symbol })}
        </p>
      </div>
      {data.open.length > 0 ? (
        <section className={styles.section} aria-labelledby="withdraw-open">
          <h2 id="withdraw-open" className={styles.title}>
            {t('withdraw.open')}
          </h2>
          <WithdrawalList label={t('withdraw.open')} orders={data.open} />
        </section>
      ) : null}
      {data.turnover ? <Turnover turnover={data.turnover} money={moneyOf(data)} /> : null}
      {!data.on ? (
        <EmptyState drawing="wallet" title={t('withdraw.off')} text={t('withdraw.off_text')} />
      ) : data.debt != null ? (
        <DebtNote
          key={data.debt}
          changed={() => void refetch()}
          debt={moneyOf(data)(data.debt)}
          hasCash={/[1-9]/.test(data.balance)}
        />
      ) : data.cooling ? (
        <CoolingNote cooling={data.cooling} />
      ) : isReady ? (
        <WithdrawForm offer={data} />
      ) : (
        <FirstSteps offer={data} />
      )}
      {isReady ? <WaysOn /> : null}
      <WithdrawHistory />
    </div>
  )
}

const moneyOf =
  ({ currency, symbol }: Offer) =>
  (amount: string): string =>
    formatAmount(amount, { code: currency, symbol })

function WaysOn() {
  const t = useMessages('member-centre')
  return (
    <Card>
      <ul className={styles.ways}>
        <li>
          <Link to="/m/withdraw?step=cards" {...menuRowLook()}>
            <MenuRowFace icon={<Icon name="receipt-text" size={20} />} text={t('withdraw.cards')} />
          </Link>
        </li>
        <li>
          <Link to="/m/withdraw?step=password" {...menuRowLook()}>
            <MenuRowFace icon={<Icon name="lock" size={20} />} text={t('withdraw.pin')} />
          </Link>
        </li>
      </ul>
    </Card>
  )
}

export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.top} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
    </div>
  )
}
