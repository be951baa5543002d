import { useMessages } from '@site/shared-api'
import type { GameTile as Game } from '@site/shared-api/contract/game'
import { useCallback, useRef, type FocusEvent } from 'react'
import { GRID_SIZES } from '#features/games/game-list.tsx'
import styles from '#features/games/game-list.module.css'
import { GameTile } from '#features/games/game-tile.tsx'
import { useGameActions } from '#features/games/use-game-actions.ts'
import { useGridWindow } from './use-grid-window.ts'

interface Props {
  readonly games: readonly Game[]
  /** How many there are in all, loaded or not. */
  readonly total: number
  /** How many tiles stand on the first screen. */
  readonly first: number
  /** A list of hot games says so once, above them. */
  readonly allHot: boolean
}

const indexOf = (target: Element): number | undefined => {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
  return place == null ? undefined : Number(place) - 1
}

/** Games three a row, however many: only the rows near the view stand in the page (LOB-24). */
export function GameGrid({ games, total, first, allHot }: Props) {
  const t = useMessages('lobby')
  const { favourites, hearts, toggle } = useGameActions()
  const list = useRef<HTMLUListElement>(null)
  const { parts, columns, row, focus } = useGridWindow(list, games.length)
  const place = useCallback(
    (rows: number) => (space: HTMLLIElement | null) =>
      space?.style.setProperty('--space', `${rows * (row ?? 0)}px`),
    [row],
  )
  const onFocus = ({ target }: FocusEvent): void => focus(indexOf(target))
  return (
    <ul
      ref={list}
      className={styles.list}
      data-layout="grid"
      data-even
      onFocus={onFocus}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focus(undefined)
      }}
    >
      {parts.flatMap((part) =>
        part.kind === 'space' ? (
          <li
            key={part.key}
            ref={place(part.rows)}
            role="presentation"
            aria-hidden="true"
            className={styles.space}
          />
        ) : (
          games.slice(part.from * columns, part.to * columns).map((game, index) => {
            const at = part.from * columns + index
            return (
              <GameTile
                key={game.nodeId}
                game={game}
                place={at + 1}
                all={total}
                favourite={favourites.has(game.nodeId)}
                hearts={hearts}
                first={at < first}
                hotBadge={!allHot}
                sizes={GRID_SIZES}
                toggle={toggle}
                t={t}
              />
            )
          })
        ),
      )}
    </ul>
  )
}
