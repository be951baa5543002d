import type { GameTile as Game } from '@site/shared-api/contract/game'
import type { Pages } from './pages.ts'

/** What is read of an infinite query. */
interface PagedResult<Page> {
  readonly data: { readonly pages: readonly Page[] } | undefined
  readonly isError: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  fetchNextPage(): unknown
  refetch(): unknown
}

interface Read {
  readonly games: readonly Game[]
  /** All there are; what has been loaded where the call does not say. */
  readonly total?: number
}

/** Pages of one call as one list, a game once although it moved between two pages (A4: load more appends). */
export function toPages<Page>(result: PagedResult<Page>, read: (page: Page) => Read): Pages {
  const pages = result.data?.pages.map(read)
  const byId = new Map(pages?.flatMap(({ games }) => games.map((game) => [game.nodeId, game] as const)))
  const games = [...byId.values()]
  return {
    state:
      pages === undefined ? (result.isError ? 'failed' : 'loading') : games.length === 0 ? 'empty' : 'ready',
    games,
    total: pages?.at(-1)?.total ?? games.length,
    more: {
      exists: result.hasNextPage,
      busy: result.isFetchingNextPage,
      failed: result.isFetchNextPageError && !result.isFetchingNextPage,
    },
    onMore: () => void result.fetchNextPage(),
    onRetry: () => void result.refetch(),
  }
}
