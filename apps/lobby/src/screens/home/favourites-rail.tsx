import { favouriteIdsQuery, routeExists, useInfiniteQuery, useMessages, useQuery } from '@site/shared-api'
import { favouriteGamesQuery } from '#games/games.api.ts'
import { GameListSkeleton, GameRail } from '#features/games/index.ts'

const ALL = '/m/fav-games'

/** The member's favourites as a rail of home: the hundred latest, and the way to all of them (A7, LOB-22). */
export function FavouritesRail() {
  const t = useMessages('lobby')
  const ids = useQuery(favouriteIdsQuery())
  const list = useInfiniteQuery(favouriteGamesQuery({}, 'home'))
  const first = list.data?.pages[0]
  if (first === undefined) return list.isError ? null : <GameListSkeleton count={4} layout="rail" />
  // A heart that is taken back leaves at once.
  const games = first.content.filter(({ nodeId }) => ids.data?.includes(nodeId) ?? true)
  return games.length === 0 || !routeExists(ALL) ? null : (
    <GameRail
      id="FAV"
      title={t('category.FAV')}
      icon="heart"
      count={ids.data?.length ?? first.totalCount}
      games={games}
      to={ALL}
      eager
    />
  )
}
