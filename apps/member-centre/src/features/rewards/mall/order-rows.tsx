import {
  formatCount,
  showToast,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useQueryClient,
  useSession,
} from '@site/shared-api'
import { Button, EmptyState, Icon, ListRowFace, listRowLook, ListRows } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { cancelOrder, goodsQuery, ordersQuery } from '../rewards.api.ts'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'
import own from './mall.module.css'

/** Own orders with their state; one that is not processed yet is cancelled by a tap. */
export function OrderRows({ timeZone }: { readonly timeZone: string }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const queries = useQueryClient()
  const signedIn = useSession() !== null
  const { busy, run } = useIdempotentMutation()
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
      <ListRows aria-label={t('mall.view.orders')}>
        {orders.map(({ at, name, note, orderId, points, state }) => (
          <li key={orderId} {...listRowLook()} data-order={state}>
            <ListRowFace
              face={<Icon name={state === 'done' ? 'circle-check' : 'gift'} size={20} />}
              tone={state === 'cancelled' ? 'plain' : 'busy'}
              name={name}
              more={`${t(`mall.state.${state}`)} · ${momentText(at, language, timeZone)}`}
              end={
                <>
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
                </>
              }
            >
              {note === null ? null : <span className={own.orderNote}>{note}</span>}
            </ListRowFace>
          </li>
        ))}
      </ListRows>
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('deposit.more')}
        </Button>
      ) : null}
    </>
  )
}
