import { LoadFailed, useInfiniteQuery } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import { useEffect } from 'react'
import { feedbackQuery, followAnswers } from './feedback.api.ts'
import { FeedbackForm } from './feedback-form.tsx'
import styles from './feedback-form.module.css'
import { FeedbackHistory } from './feedback-history.tsx'

/** The feedback form above the earlier feedback. */
export function FeedbackPlace() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(feedbackQuery())
  useEffect(followAnswers, [])
  const bounds = data?.pages[0]?.bounds
  if (data === undefined || bounds === undefined)
    return isError ? <LoadFailed retry={() => void refetch()} /> : <FeedbackSkeleton />
  return (
    <>
      <FeedbackForm bounds={bounds} />
      <FeedbackHistory
        list={data.pages.flatMap(({ list }) => list)}
        more={hasNextPage ? () => void fetchNextPage() : undefined}
        busy={isFetchingNextPage}
      />
    </>
  )
}

/** The form while its bounds are on their way, in its final size. */
export function FeedbackSkeleton() {
  return (
    <div className={styles.form} data-state="loading">
      <Skeleton className={styles.chipsBone} />
      <Skeleton className={styles.textBone} />
      <Skeleton className={styles.buttonBone} />
    </div>
  )
}
