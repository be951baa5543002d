import { useInfiniteQuery, useMessages, useSession } from '@site/shared-api'
import { Button } from '@site/ui'
import { isOpen } from './follow-withdrawals.ts'
import { historyQuery } from './withdraw.api.ts'
import { WithdrawalList } from './withdrawal-list.tsx'
import styles from './withdraw.module.css'

/** Past withdrawals, newest first; nothing where there is none. */
export function WithdrawHistory() {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...historyQuery(),
    enabled: signedIn,
  })
  const orders = data?.pages.flatMap(({ withdrawals }) => withdrawals).filter((one) => !isOpen(one)) ?? []
  if (orders.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="withdraw-history">
      <h2 id="withdraw-history" className={styles.title}>
        {t('withdraw.history')}
      </h2>
      <WithdrawalList label={t('withdraw.history')} orders={orders} />
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('withdraw.more')}
        </Button>
      ) : null}
    </section>
  )
}
