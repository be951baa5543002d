import { LoadFailed, navigate, closePopup, useInfiniteQuery, useMessages } from '@site/shared-api'
import { Button, EmptyState, Skeleton } from '@site/ui'
import { JoinedCard } from './joined-card.tsx'
import styles from './joined-list.module.css'
import { allJoinedQuery } from '#member/joined.api.ts'

const SKELETON_ROWS = ['first', 'second', 'third']

/** What the member has joined and how far each is, the newest first (CON-02). */
export function JoinedList() {
  const t = useMessages('content')
  const { data, isError, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(allJoinedQuery())
  if (data === undefined)
    return isError ? (
      <LoadFailed retry={() => void refetch()} />
    ) : (
      <div className={styles.list} data-state="loading">
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} className={styles.bone} />
        ))}
      </div>
    )
  const joined = data.pages.flatMap(({ list }) => list)
  if (joined.length === 0)
    return (
      <EmptyState
        drawing="gift"
        title={t('joined.none')}
        text={t('joined.none_text')}
        action={
          <Button
            onClick={() => {
              closePopup('joined')
              navigate('/m/activity')
            }}
          >
            {t('promotion.show_all')}
          </Button>
        }
      />
    )
  return (
    <div className={styles.list} data-state="ready">
      <ul className={styles.list}>
        {joined.map((one) => (
          <li key={one.promotionId}>
            <JoinedCard joined={one} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('joined.more')}
        </Button>
      ) : null}
    </div>
  )
}
