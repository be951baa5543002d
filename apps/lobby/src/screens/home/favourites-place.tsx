import { favouriteIdsQuery, useQuery } from '@site/shared-api'
import { NearPart } from '#near/near-part.tsx'
import { GameListSkeleton } from '#features/games/index.ts'

const load = () => import('./favourites-rail.tsx').then(({ FavouritesRail }) => FavouritesRail)

/** The member's favourites on home; nothing for a member without any (A7, LOB-22). */
export function FavouritesPlace() {
  const ids = useQuery(favouriteIdsQuery())
  return ids.data?.length ? (
    <NearPart load={load} skeleton={<GameListSkeleton count={4} layout="rail" />} />
  ) : null
}
