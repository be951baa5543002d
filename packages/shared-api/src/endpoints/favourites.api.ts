import { call } from '../client/call.ts'
import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '../contract/game.ts'
import { answersOf, callQuery } from '../query.ts'
import { site } from '../site.ts'

const ids = { predicate: answersOf(favouriteIds) }

/** Node ids of the member's favourites (A3); every heart on the page is drawn from it. */
export function favouriteIdsQuery() {
  return callQuery(favouriteIds)
}

/** Writes what is known of one heart into the cached ids, in every language; nothing before the ids have been fetched. */
export function noteFavourite(nodeId: string, favourite: boolean): void {
  site().queries.setQueriesData<readonly string[]>(ids, (known) => {
    if (known === undefined || known.includes(nodeId) === favourite) return known
    return favourite ? [nodeId, ...known] : known.filter((id) => id !== nodeId)
  })
}

/** A heart whose change is being sent: its final state. */
interface PendingHeart {
  favourite: boolean
}
const pendingHearts = new Map<string, PendingHeart>()

interface Hearted {
  readonly nodeId: string
  readonly vassalage: string
}

/**
 * Turns a heart at once in every list; undoes itself and throws the client's error when the platform refuses (A7, LOB-13).
 * Taps while a call is on its way turn it again and are sent as one: however quick, the last tap is the truth; the
 * first call throws a refusal.
 */
export function toggleFavourite(game: Hearted, favourite: boolean): Promise<void> {
  const { nodeId } = game
  const known = pendingHearts.get(nodeId)
  if (known) {
    // The list that was tapped may not have been drawn again yet: a tap always turns the pending state.
    known.favourite = !known.favourite
    noteFavourite(nodeId, known.favourite)
    return Promise.resolve()
  }
  const pending: PendingHeart = { favourite }
  pendingHearts.set(nodeId, pending)
  noteFavourite(nodeId, favourite)
  return send(game, pending)
}

async function send({ nodeId, vassalage: vendor }: Hearted, pending: PendingHeart): Promise<void> {
  const { bus, queries } = site()
  let truth = !pending.favourite
  try {
    await queries.ensureQueryData(favouriteIdsQuery()).catch(() => undefined)
    // An older answer on its way shall not overwrite the tap.
    await queries.cancelQueries(ids)
    noteFavourite(nodeId, pending.favourite)
    while (truth !== pending.favourite) {
      const favourite = pending.favourite
      const record = favourite ? addFavourite : removeFavourite
      await call(record, { body: { nodeId, vendor } }, { alert: 'own' })
      truth = favourite
    }
    bus.emit('favouritesChanged', { nodeId, favourite: truth })
  } finally {
    pendingHearts.delete(nodeId)
    noteFavourite(nodeId, truth)
    // The list of favourites is fetched again when it is next opened; where it is open a heart is enough.
    void queries.invalidateQueries({ predicate: answersOf(favouriteGames), refetchType: 'none' })
  }
}
