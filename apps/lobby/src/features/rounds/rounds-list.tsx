import { formatAmount, LoadFailed, useBrand, useInfiniteQuery, useMessages } from '@site/shared-api'
import { Button, EmptyState, Skeleton } from '@site/ui'
import { RoundRow } from './round-row.tsx'
import styles from './rounds.module.css'
import { roundsQuery } from './rounds.api.ts'

const SKELETON_ROWS = 6

/** The member's latest rounds of a game, newest first, with what each cost and paid (GAM-06). */
export function RoundsList({ nodeId }: { readonly nodeId: string }) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const { currency } = useBrand()
  const { data, fetchNextPage, hasNextPage, isError, isFetchingNextPage, refetch } = useInfiniteQuery(
    roundsQuery(nodeId),
  )
  if (data === undefined)
    return isError ? (
      <LoadFailed retry={() => void refetch()} />
    ) : (
      <div className={styles.list} data-state="loading" aria-hidden="true">
        {Array.from({ length: SKELETON_ROWS }, (_, at) => (
          <Skeleton key={at} className={styles.bone} />
        ))}
      </div>
    )
  const rounds = data.pages.flatMap(({ list }) => list)
  if (rounds.length === 0)
    return <EmptyState drawing="history" title={t('rounds.none')} text={t('rounds.none_text')} />
  return (
    <>
      <ol className={styles.list} data-state="ready">
        {rounds.map((round) => (
          <RoundRow key={round.roundId} round={round} money={(amount) => formatAmount(amount, currency)} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button
          variant="secondary"
          full
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className={styles.more}
        >
          {common('more')}
        </Button>
      ) : null}
    </>
  )
}
