import { getQuery } from '../query.ts'
import { site } from '../site.ts'

const LIST_PATH = '/wps/game/favourites'
const IDS_PATH = `${LIST_PATH}/ids`

/** Node ids of the member's favourites (A3); every heart on the page is drawn from it. */
export function favouriteIdsQuery() {
  return getQuery<readonly string[]>(IDS_PATH, {}, { member: true })
}

/** Writes what is known of one heart into the cached ids, in every language; nothing before the ids have been fetched. */
export function noteFavourite(nodeId: string, favourite: boolean): void {
  site().queries.setQueriesData<readonly string[]>({ queryKey: [IDS_PATH] }, (ids) => {
    if (ids === undefined || ids.includes(nodeId) === favourite) return ids
    return favourite ? [...ids, nodeId] : ids.filter((id) => id !== nodeId)
  })
}

/** The last call of each heart: a quick second tap is sent after the first one has been answered. */
const lastCall = new Map<string, Promise<unknown>>()

/**
 * Sets or takes back a favourite at once in every list; undoes itself and throws the client's error when the
 * platform refuses (A7, LOB-13).
 */
export async function setFavourite(
  game: { readonly nodeId: string; readonly vassalage: string },
  favourite: boolean,
): Promise<void> {
  const { bus, client, queries } = site()
  const { nodeId, vassalage: vendor } = game
  await queries.ensureQueryData(favouriteIdsQuery()).catch(() => undefined)
  // An older answer on its way shall not overwrite the tap.
  await queries.cancelQueries({ queryKey: [IDS_PATH] })
  noteFavourite(nodeId, favourite)
  const call = (lastCall.get(nodeId) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => client.send(favourite ? 'POST' : 'DELETE', LIST_PATH, { nodeId, vendor }))
  lastCall.set(nodeId, call)
  try {
    await call
    bus.emit('favouritesChanged', { nodeId, favourite })
    // The list of favourites is asked again when it is next opened; where it is open a heart is enough.
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith(`${LIST_PATH}?`),
      refetchType: 'none',
    })
  } catch (error) {
    noteFavourite(nodeId, !favourite)
    throw error
  } finally {
    if (lastCall.get(nodeId) === call) lastCall.delete(nodeId)
  }
}
