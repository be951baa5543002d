import { NO_FAVOURITE_TYPES } from '@site/config'
import { imageUrl, useMessages } from '@site/shared-api'
import type { Game, GameTile } from '@site/shared-api/contract/game'
import { Button, Mark, Picture, Skeleton } from '@site/ui'
import styles from './game-details.module.css'
import { GameFacts } from './game-facts.tsx'

const ART_WIDTHS = [160, 240, 320] as const

interface Props {
  readonly game: GameTile
  /** All its details; absent until they have been loaded, or when that failed. */
  readonly facts: Game | undefined
  readonly waiting: boolean
  readonly favourite: boolean
  /** Absent where there is no sign-in. */
  readonly onHeart?: () => void
  readonly onPlay: (free: boolean) => void
}

/** A game before it is opened: its picture, its provider, what it costs and returns, and the ways to play it. */
export function GameDetails({ game, facts, waiting, favourite, onHeart, onPlay }: Props) {
  const t = useMessages('lobby')
  // Free play is there where supportPlay is 0 or freeplay is 1 (A3).
  const free = game.supportPlay === 0 || game.freeplay === 1
  return (
    <div className={styles.details} data-state={waiting ? 'loading' : 'ready'}>
      <div className={styles.head}>
        <Picture
          base={imageUrl(`/img/game/${game.nodeId}`)}
          widths={ART_WIDTHS}
          sizes="112px"
          width={240}
          height={240}
          alt=""
          eager
          className={styles.art}
        />
        <div className={styles.side}>
          <p className={styles.provider}>
            <Mark src={imageUrl(`/img/vendor/${game.vassalage}.svg`)} size={24} className={styles.mark} />
            {facts?.vendorName ?? game.vassalage}
          </p>
          {facts ? <GameFacts facts={facts} /> : waiting ? <Skeleton shape="text" /> : null}
        </div>
      </div>
      {onHeart && !NO_FAVOURITE_TYPES.includes(game.gameType) ? (
        <Button variant="secondary" icon="heart" full aria-pressed={favourite} onClick={onHeart}>
          {t(favourite ? 'favourite_remove' : 'favourite_add')}
        </Button>
      ) : null}
      <div className={styles.ways}>
        {free ? (
          <Button variant="secondary" size="l" full onClick={() => onPlay(true)}>
            {t('play_free')}
          </Button>
        ) : null}
        <Button size="l" full icon="play" onClick={() => onPlay(false)}>
          {t('play')}
        </Button>
      </div>
    </div>
  )
}

export function GameDetailsSkeleton() {
  return (
    <div className={styles.details} data-state="loading">
      <div className={styles.head}>
        <Skeleton shape="square" className={styles.art} />
        <div className={styles.side}>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
        </div>
      </div>
      <Skeleton shape="row" />
    </div>
  )
}
