import { useQuery } from '@site/shared-api'
import { lotteriesQuery } from './lottery.api.ts'
import { useEffect } from 'react'
import { serverClock } from './server-clock.ts'

/** Delay after a draw before its numbers are requested, spread so that players do not all request at once. */
const BREATH_MS = 400
const SPREAD_MS = 900
const SOONEST_AGAIN_MS = 2_000

/** Lotteries of a type by the platform's clock; requested again at the time of the next draw. */
export function useLotteries(gameType: 'LOTT' | 'ELOTT') {
  const list = useQuery({
    ...lotteriesQuery(gameType),
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
  const { data, dataUpdatedAt, isFetchedAfterMount, isPlaceholderData, refetch } = list
  // What came with the page may have waited somewhere: only a fresh answer sets the clock.
  useEffect(() => {
    if (data !== undefined && isFetchedAfterMount && !isPlaceholderData)
      serverClock.set(data.now, dataUpdatedAt)
  }, [data, dataUpdatedAt, isFetchedAfterMount, isPlaceholderData])
  useEffect(() => {
    if (data === undefined) return
    const soonest = Math.min(...data.lotteries.map(({ nextDrawAt }) => Date.parse(nextDrawAt)))
    const now = serverClock.now() ?? Date.parse(data.now)
    if (!Number.isFinite(soonest)) return
    const wait = Math.max(soonest - now + BREATH_MS, SOONEST_AGAIN_MS) + Math.random() * SPREAD_MS
    // A timer cannot wait longer than 24 days; a draw that far away is requested on the next visit.
    if (wait > 2 ** 31 - 1) return
    const waiting = setTimeout(() => void refetch(), wait)
    return () => clearTimeout(waiting)
  }, [data, dataUpdatedAt, refetch])
  // A page that was away asks at once.
  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState === 'visible') void refetch()
    }
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [refetch])
  return list
}
