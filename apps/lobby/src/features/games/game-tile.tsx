import { NO_FAVOURITE_TYPES } from '@site/config'
import { Badge, Icon, Mark, Picture, Skeleton } from '@site/ui'
import { imageUrl, openPopup } from '@site/shared-api'
import type { Translate } from '@site/shared-api'
import type { GameTile as Game } from '@site/shared-api/contract/game'
import { memo } from 'react'
import { GameLink } from '#play/game-link.tsx'
import type { GameActions } from './use-game-actions.ts'
import styles from './game-tile.module.css'

export const ART_WIDTHS = [160, 240, 320] as const

interface Props {
  readonly game: Game
  /** Its place among `all` of a list of which only a part is in the page. */
  readonly place?: number
  readonly all?: number
  readonly favourite: boolean
  readonly hearts: boolean
  /** On the first screen: its art is fetched at once. */
  readonly first: boolean
  /** False in a list where every game is hot. */
  readonly hotBadge: boolean
  /** How wide the tile is drawn, as the `sizes` attribute. */
  readonly sizes: string
  readonly toggle: GameActions['toggle']
  readonly t: Translate
}

/** One game: art with its provider's mark, a heart, its name; the tile opens it (LOB-13). */
export const GameTile = memo(function GameTile({
  game,
  place,
  all,
  favourite,
  hearts,
  first,
  hotBadge,
  sizes,
  toggle,
  t,
}: Props) {
  const name = game.displayName
  const heart = hearts && !NO_FAVOURITE_TYPES.includes(game.gameType)
  return (
    <li className={styles.tile} data-game={game.nodeId} aria-posinset={place} aria-setsize={all}>
      <GameLink game={game} className={styles.open} t={t}>
        <span className={styles.art}>
          <Picture
            base={imageUrl(`/img/game/${game.nodeId}`)}
            widths={ART_WIDTHS}
            sizes={sizes}
            width={240}
            height={240}
            alt=""
            eager={first}
            fallback={
              <span className={styles.lost} data-state="failed" aria-hidden="true">
                {name}
              </span>
            }
          />
          <span className={styles.corner}>
            <Mark src={imageUrl(`/img/vendor/${game.vassalage}.svg`)} size={20} className={styles.mark} />
            {game.isNew === 1 ? (
              <Badge tone="second">{t('badge_new')}</Badge>
            ) : hotBadge && game.isHot === 1 ? (
              <Badge tone="accent">{t('badge_hot')}</Badge>
            ) : null}
          </span>
        </span>
        <span className={styles.name} data-name>
          {name}
        </span>
      </GameLink>
      <button
        type="button"
        className={styles.details}
        aria-label={t('details_of', { name })}
        onClick={() => openPopup('game', { nodeId: game.nodeId, title: name })}
      >
        <Icon name="info" size={20} />
      </button>
      {heart ? (
        <button
          type="button"
          className={styles.heart}
          aria-pressed={favourite}
          aria-label={t('favourite', { name })}
          onClick={() => toggle(game, !favourite)}
        >
          <span className={styles.face}>
            <Icon name="heart" size={16} filled={favourite} />
          </span>
        </button>
      ) : null}
    </li>
  )
})

/** The place of a tile that is being loaded. */
export function GameTileSkeleton() {
  return (
    <li className={styles.tile}>
      <Skeleton shape="tile" />
    </li>
  )
}
