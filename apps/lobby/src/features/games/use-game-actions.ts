import {
  canSignIn,
  favouriteIdsQuery,
  noteFavourite,
  showToast,
  signIn,
  site,
  toggleFavourite,
  useMemberHint,
  useMessages,
  useQuery,
  useSession,
  whenIdle,
} from '@site/shared-api'
import type { GameTile as Game } from '@site/shared-api/contract/game'
import { useCallback, useEffect, useMemo } from 'react'
import { keepTile } from './kept-tile.ts'

const NONE: ReadonlySet<string> = new Set()

export interface GameActions {
  readonly favourites: ReadonlySet<string>
  /** Without an account module there is no sign-in, so a guest is shown no heart (LOB-13). */
  readonly hearts: boolean
  readonly toggle: (game: Game, favourite: boolean) => void
}

/** What a list lets its player do with a game; one per list, so that a tile stays a picture with its buttons. */
export function useGameActions(): GameActions {
  const t = useMessages('lobby')
  const session = useSession()
  const member = useMemberHint()
  const ids = useQuery({ ...favouriteIdsQuery(), enabled: session !== null })
  const favourites = useMemo(() => (ids.data === undefined ? NONE : new Set(ids.data)), [ids.data])
  useEffect(() => {
    const subscription = site()
      .bus.on('favouritesChanged')
      .subscribe(({ data, elsewhere }) => {
        if (elsewhere) noteFavourite(data.nodeId, data.favourite)
      })
    whenIdle(
      () =>
        void import('./tile-press.ts').then(
          ({ followPresses }) => followPresses(),
          () => undefined,
        ),
    )
    return () => subscription.unsubscribe()
  }, [])
  const toggle = useCallback(
    (game: Game, favourite: boolean) => {
      if (session === null) {
        // Back to this page and this tile once signed in.
        const next = `${location.pathname}${location.search}#game-${game.nodeId}`
        keepTile(next)
        return void signIn({ next, onPage: true })
      }
      toggleFavourite(game, favourite).catch(() =>
        showToast(t('favourite_refused', { name: game.displayName }), 'error'),
      )
    },
    [session, t],
  )
  return { favourites, hearts: member || canSignIn(), toggle }
}
