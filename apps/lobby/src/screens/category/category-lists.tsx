import { favouriteIdsQuery, useInfiniteQuery, useQuery } from '@site/shared-api'
import { favouriteGamesQuery, gameListQuery, hotGamesQuery, recentGamesQuery } from '#games/games.api.ts'
import { hotFilter, listFilter } from '#features/category/index.ts'
import { toPages, useKeptPages, type Pages } from '#features/games/index.ts'
import { CategoryView, type CategoryProps } from './category-view.tsx'

/** The games of the category, page by page (A7). */
export function PagedCategory(props: CategoryProps) {
  const query = gameListQuery(listFilter(props.page))
  const list = useInfiniteQuery(query)
  useKeptPages(list, query.queryKey, props.to.own)
  const pages = toPages(list, ({ games, totalCount }) => ({ games, total: totalCount }))
  return <CategoryView {...props} pages={pages} />
}

/** Hot games are one short list, filtered here and shown whole (A4, LOB-20). */
export function HotCategory(props: CategoryProps) {
  const hot = useQuery(hotGamesQuery())
  const { page, menus } = props
  const games = hot.data && hotFilter(hot.data.list, page, menus)
  const pages: Pages = {
    state:
      games === undefined ? (hot.isError ? 'failed' : 'loading') : games.length === 0 ? 'empty' : 'ready',
    games: games ?? [],
    total: games?.length ?? 0,
    more: { exists: false, busy: false, failed: false },
    onMore: () => undefined,
    onRetry: () => void hot.refetch(),
  }
  return <CategoryView {...props} pages={pages} allHot />
}

/** The member's favourites or last games, of every category (A4, LOB-19). */
export function OwnCategory(props: CategoryProps) {
  return props.page.chosen.dataType === 'FAV' ? <Favourites {...props} /> : <Recent {...props} />
}

function Favourites(props: CategoryProps) {
  const ids = useQuery(favouriteIdsQuery())
  const query = favouriteGamesQuery({ vendor: props.page.chosen.vassalage }, 'lobby')
  const list = useInfiniteQuery(query)
  useKeptPages(list, query.queryKey, props.to.own)
  // A heart that is taken back leaves the list at once.
  const pages = toPages(list, ({ content }) => ({
    games: content.filter(({ nodeId }) => ids.data?.includes(nodeId) ?? true),
  }))
  return <CategoryView {...props} pages={pages} />
}

function Recent(props: CategoryProps) {
  const query = recentGamesQuery({ vendor: props.page.chosen.vassalage })
  const list = useInfiniteQuery(query)
  useKeptPages(list, query.queryKey, props.to.own)
  const pages = toPages(list, ({ list: games }) => ({ games }))
  return <CategoryView {...props} pages={pages} />
}
