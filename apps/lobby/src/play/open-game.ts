import {
  canSignIn,
  isFreePlay,
  navigate,
  routeOf,
  showToast,
  signIn,
  site,
  type Translate,
} from '@site/shared-api'
import type { GameTile as Game } from '@site/shared-api/contract/game'
import { gameDetailQuery } from '#games/games.api.ts'
import { TOAST_SHORT_MS } from '@site/config'
import { offersFreePlay } from './free-play.ts'
import { GAME_PATH, gameAddress } from './game-address.ts'
import { rememberName } from './opened-name.ts'

/** What opening a game needs to know of it: a tile, a winner, a lottery. Where free play is unknown it is requested later. */
export type Playable = Pick<Game, 'nodeId' | 'displayName' | 'vassalage' | 'gameType'> &
  Partial<Pick<Game, 'supportPlay' | 'freeplay'>>

export interface OpenOptions {
  /** Play money: a visitor is given a trial session first (GAM-01, A6). */
  readonly free?: boolean
}

/**
 * The only entry point to a game (GAM-01): a guest is led through the login and then into the game, a trial account
 * into free play where there is one, all other members to the game's screen, which launches it.
 */
export function openGame(game: Playable, t: Translate, { free = false }: OpenOptions = {}): void {
  const session = site().session()
  rememberName(game.nodeId, game.displayName)
  const forFree = free || (session !== null && isFreePlay(session.type) && offersFreePlay(game))
  const to = gameAddress(game, forFree)
  if (session === null && !forFree) {
    if (!canSignIn()) return showToast(t('login_unavailable'), 'info', TOAST_SHORT_MS)
    if (!hasLeft()) signIn({ next: to, onPage: true })
    return
  }
  // Requested while the screen's own code loads.
  void site().queries.prefetchQuery(gameDetailQuery(game.nodeId))
  if (!hasLeft()) navigate(to)
}

/** A second tap of the same finger meets a page that has left already, scrolled to another game: it opens nothing. */
function hasLeft(): boolean {
  return location.pathname === GAME_PATH || routeOf(site().plan, location.pathname)?.id === 'login'
}
