import { LANGUAGE_DEBOUNCE_MS, WINNERS, WINNERS_POLL_MS } from '@site/config'
import { site, useLanguage, useLive, useQuery, useQueryClient } from '@site/shared-api'
import type { Winner } from '@site/shared-api/contract/winner'
import { winnersQuery } from './winners.api.ts'
import { useEffect, useMemo, useRef } from 'react'
import { pairUp } from './pair-up.ts'
import { useSettled } from './use-settled.ts'

type Winners = readonly Winner[]
const keep = (before: Winners | undefined): Winners | undefined => before

/** The latest wins in pairs: pushed by the stream, polled while the stream is down (LOB-08). */
export function useWinners() {
  const language = useLanguage()
  const settled = useSettled(language, LANGUAGE_DEBOUNCE_MS) === language
  const live = useLive()
  const cache = useQueryClient()
  const options = winnersQuery()
  const [url] = options.queryKey
  const { data, isError, refetch } = useQuery({
    ...options,
    enabled: settled,
    placeholderData: keep,
    refetchInterval: live === 'down' ? WINNERS_POLL_MS : false,
    refetchOnMount: 'always',
  })
  useEffect(() => {
    const subscription = site()
      .bus.on('gameWon')
      .subscribe(({ data: { gameNames, ...win } }) => {
        for (const [key] of cache.getQueriesData<Winners>({ queryKey: [url] }))
          cache.setQueryData<Winners>(key, (list) => {
            if (list === undefined || list.some(({ id }) => id === win.id)) return list
            const gameName = key[1] === 'TY' ? gameNames.TY : gameNames.EN
            return [{ ...win, gameName }, ...list].slice(0, WINNERS)
          })
      })
    return () => subscription.unsubscribe()
  }, [cache, url])
  // Wins during an interruption of the stream are requested when it is open again.
  const missedEvents = useRef(false)
  useEffect(() => {
    if (live === 'open' && missedEvents.current) void refetch()
    missedEvents.current = live === 'down' || (missedEvents.current && live !== 'open') || live === 'off'
  }, [live, refetch])
  return {
    winners: useMemo(() => (data === undefined ? undefined : pairUp(data)), [data]),
    failed: isError,
    refetch,
  }
}
