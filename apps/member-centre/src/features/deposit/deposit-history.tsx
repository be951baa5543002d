import { useInfiniteQuery, useMessages, useSession } from '@site/shared-api'
import { Button } from '@site/ui'
import { historyQuery } from './deposit.api.ts'
import styles from './deposit-history.module.css'
import { OrderList } from './order-list.tsx'

/** Past deposits, newest first; nothing where there is none. */
export function DepositHistory() {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...historyQuery(),
    enabled: signedIn,
  })
  const orders = data?.pages.flatMap(({ deposits }) => deposits) ?? []
  if (orders.length === 0) return null
  return (
    <section className={styles.history} aria-labelledby="deposit-history">
      <h2 id="deposit-history" className={styles.title}>
        {t('deposit.history')}
      </h2>
      <OrderList label={t('deposit.history')} orders={orders} />
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('deposit.more')}
        </Button>
      ) : null}
    </section>
  )
}
