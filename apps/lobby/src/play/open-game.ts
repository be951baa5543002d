import {
  navigate,
  openPopup,
  showToast,
  site,
  slotsOf,
  type GameTile as Game,
  type Translate,
} from '@site/shared-api'
import { TOAST_SHORT_MS } from '@site/config'
import { gameAddress } from './game-address.ts'

/** What opening a game needs to know of it: a tile, a winner, a lottery. Where free play is not told it is asked for later. */
export type Playable = Pick<Game, 'nodeId' | 'displayName' | 'vassalage' | 'gameType'> &
  Partial<Pick<Game, 'supportPlay' | 'freeplay'>>

export interface OpenOptions {
  /** Play money: a visitor is given a trial session first (GAM-01, A6). */
  readonly free?: boolean
}

/** What a tap on a game does: a guest is asked to log in (GAM-01), a member's tap is kept as recent (LOB-23). */
export function openGame(game: Playable, t: Translate, { free = false }: OpenOptions = {}): void {
  if (free) return navigate(gameAddress(game, true))
  if (!site().signedIn()) {
    if (slotsOf('popup:login').length > 0) openPopup('login')
    else showToast(t('login_unavailable'), 'info', TOAST_SHORT_MS)
    return
  }
  const { bus, client, queries } = site()
  bus.emit('gameLaunched', { nodeId: game.nodeId })
  // A background write: a failure costs the player nothing but a line in a list (A8: no alert).
  void client
    .get(`/wps/game/recent/add?nodeId=${encodeURIComponent(game.nodeId)}`)
    .then(() => queries.invalidateQueries({ predicate: ({ queryKey }) => isRecentList(queryKey) }))
    .catch(() => undefined)
  showToast(t('not_connected', { name: game.displayName }), 'info', TOAST_SHORT_MS)
}

function isRecentList(key: readonly unknown[]): boolean {
  return key.some((part) => typeof part === 'string' && part.startsWith('/wps/game/recent?'))
}
