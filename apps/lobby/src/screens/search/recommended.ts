import { PAGE_SIZE_HOT } from '@site/config'
import { useQuery } from '@site/shared-api'
import { firstHotGamesQuery, hotGamesQuery } from '#games/games.api.ts'
import { useState } from 'react'
import type { Pages } from '#features/games/index.ts'

/** The hot games, twelve at a time (A4): what is recommended to who searches for nothing yet. */
export function useRecommended(enabled: boolean): Pages {
  const [shown, setShown] = useState(PAGE_SIZE_HOT)
  const first = useQuery({ ...firstHotGamesQuery(), enabled })
  const all = useQuery({ ...hotGamesQuery(), enabled: enabled && shown > PAGE_SIZE_HOT })
  const games = (all.data ?? first.data)?.list.slice(0, shown) ?? []
  const total = all.data?.list.length
  return {
    state:
      first.data === undefined
        ? first.isError
          ? 'failed'
          : 'loading'
        : games.length === 0
          ? 'empty'
          : 'ready',
    games,
    total: total ?? games.length,
    more: {
      exists: total === undefined ? games.length >= PAGE_SIZE_HOT : total > games.length,
      busy: all.isFetching,
      failed: all.isError && !all.isFetching,
    },
    onMore: () => {
      if (all.isError) void all.refetch()
      else setShown(shown + PAGE_SIZE_HOT)
    },
    onRetry: () => void first.refetch(),
  }
}
