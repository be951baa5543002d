import { useMessages } from '@site/shared-api'
import type { GameTile as Game } from '@site/shared-api/contract/game'
import type { ReactNode } from 'react'
import styles from './game-list.module.css'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'
import { useGameActions } from './use-game-actions.ts'

/** Width of a tile in the site's column of at most 480 px. */
export const GRID_SIZES = '(min-width: 480px) 149px, (min-width: 360px) 31vw, 47vw'
const SIZES = {
  grid: GRID_SIZES,
  rail: '(min-width: 480px) 132px, 29vw',
} as const

interface Props {
  readonly games: readonly Game[]
  /** `grid` three a row (two below 360 px), `rail` one row that scrolls sideways. */
  readonly layout: 'grid' | 'rail'
  /** Id of the heading that names the list. */
  readonly labelledBy?: string
  /** How many tiles stand on the first screen. */
  readonly first?: number
  /** A list of hot games says so once, above them. */
  readonly allHot?: boolean
  /** The last place of a rail: the way to all of them. */
  readonly end?: ReactNode | undefined
}

/** Games as tiles, each with its heart. */
export function GameList({ games, layout, labelledBy, first = 0, allHot = false, end }: Props) {
  const t = useMessages('lobby')
  const { favourites, hearts, toggle } = useGameActions()
  return (
    <ul className={styles.list} data-layout={layout} aria-labelledby={labelledBy}>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          favourite={favourites.has(game.nodeId)}
          hearts={hearts}
          first={index < first}
          hotBadge={!allHot}
          sizes={SIZES[layout]}
          toggle={toggle}
          t={t}
        />
      ))}
      {end === undefined ? null : <li className={styles.end}>{end}</li>}
    </ul>
  )
}

/** The places of `count` tiles that are being loaded. */
export function GameListSkeleton({ count, layout }: { readonly count: number } & Pick<Props, 'layout'>) {
  return (
    <ul className={styles.list} data-layout={layout} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </ul>
  )
}
