import {
  formatCount,
  showToast,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useQueryClient,
  useSession,
} from '@site/shared-api'
import { Button, EmptyState, Icon } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { cancelOrder, goodsQuery, ordersQuery } from '../rewards.api.ts'
import styles from '../rewards.module.css'
import { useDeed } from '../use-deed.ts'
import own from './mall.module.css'

/** Own orders with how far they are; what nobody works on yet is taken back by a tap. */
export function OrderRows({ timeZone }: { readonly timeZone: string }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const queries = useQueryClient()
  const signedIn = useSession() !== null
  const { busy, run } = useDeed()
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    ...ordersQuery(),
    enabled: signedIn,
  })
  const orders = data?.pages.flatMap(({ list }) => list) ?? []
  if (data && orders.length === 0)
    return <EmptyState drawing="gift" title={t('mall.no_orders')} text={t('mall.no_orders_text')} />
  const back = (id: string): void =>
    void run(id, async () => {
      await cancelOrder(id)
      showToast(t('mall.cancelled'), 'success')
      await Promise.all([refetch(), queries.invalidateQueries({ queryKey: goodsQuery().queryKey })])
    })
  return (
    <>
      <ul className={styles.rows} aria-label={t('mall.view.orders')}>
        {orders.map(({ at, name, note, orderId, points, state }) => (
          <li key={orderId} className={styles.row} data-order={state}>
            <span
              className={styles.face}
              data-tone={state === 'cancelled' ? 'plain' : undefined}
              aria-hidden="true"
            >
              <Icon name={state === 'done' ? 'circle-check' : 'gift'} size={20} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.more}>
                {t(`mall.state.${state}`)} · {momentText(at, language, timeZone)}
              </span>
              {note === null ? null : <span className={own.told}>{note}</span>}
            </span>
            <span className={styles.end}>
              {t('mall.price', { points: formatCount(points, language) })}
              {state === 'placed' ? (
                <Button
                  variant="ghost"
                  busy={busy === orderId}
                  aria-label={`${t('mall.cancel')}: ${name}`}
                  onClick={() => back(orderId)}
                >
                  {t('mall.cancel')}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('deposit.more')}
        </Button>
      ) : null}
    </>
  )
}
