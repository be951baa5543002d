import { LoadFailed, useMessages, useQuery, useSession } from '@site/shared-api'
import { EmptyState, Skeleton } from '@site/ui'
import { useEffect } from 'react'
import { DepositForm } from './form/deposit-form.tsx'
import { DepositHistory } from './deposit-history.tsx'
import styles from './deposit.module.css'
import { channelsQuery } from './deposit.api.ts'
import { OrderList } from './order-list.tsx'
import { followOrders } from './use-order.ts'

/** A new deposit, what still waits, and what was (MEM-02). */
export function Deposit() {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...channelsQuery(), enabled: signedIn })
  useEffect(() => followOrders(), [])
  const state =
    data === undefined ? (isError ? 'failed' : 'loading') : data.channels.length === 0 ? 'empty' : 'ready'
  return (
    <div className={styles.deposit} data-state={state}>
      {state === 'failed' ? <LoadFailed retry={() => void refetch()} /> : null}
      {state === 'loading' ? (
        <div className={styles.waiting}>
          <Skeleton className={styles.channels} />
          <Skeleton className={styles.field} />
          <Skeleton className={styles.field} />
        </div>
      ) : null}
      {data && data.open.length > 0 ? (
        <section className={styles.open} aria-labelledby="deposit-open">
          <h2 id="deposit-open" className={styles.title}>
            {t('deposit.open')}
          </h2>
          <OrderList label={t('deposit.open')} orders={data.open} />
        </section>
      ) : null}
      {state === 'empty' ? (
        <EmptyState drawing="wallet" title={t('deposit.none')} text={t('deposit.none_text')} />
      ) : null}
      {data && state === 'ready' ? <DepositForm offer={data} /> : null}
      {data ? <DepositHistory /> : null}
    </div>
  )
}
