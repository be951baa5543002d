import { imageUrl, useMessages } from '@site/shared-api'
import type { Anchor } from '@site/shared-api/contract/anchor'
import { Badge, Icon, Picture } from '@site/ui'
import { useSyncExternalStore } from 'react'
import { GameLink } from '#play/game-link.tsx'
import styles from './anchor-strip.module.css'

interface Props {
  readonly anchor: Anchor
  readonly followed: boolean
  readonly onFollow: (() => void) | undefined
}

const never = (): (() => void) => () => undefined
const clockOf = (iso: string): string => {
  const at = new Date(iso)
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`
}

/** An anchor: portrait, on air or from when, name and table. */
export function AnchorCard({ anchor, followed, onFollow }: Props) {
  const t = useMessages('lobby')
  const { displayName, game, active, nextAt, portrait, streaming } = anchor
  // By the player's own clock, which the server that draws the page does not know.
  const from = useSyncExternalStore(
    never,
    () => (nextAt === null ? undefined : clockOf(nextAt)),
    () => undefined,
  )
  return (
    <li className={styles.card} data-streaming={streaming} data-active={active}>
      <GameLink game={game} className={styles.open} t={t}>
        <span className={styles.art}>
          <Picture
            base={imageUrl(portrait)}
            widths={[160, 240, 320]}
            sizes="112px"
            width={160}
            height={160}
            alt=""
            className={styles.portrait}
          />
          <span className={styles.badge}>
            {streaming === 1 ? (
              <Badge tone="danger" className={styles.live}>
                {t('anchor_live')}
              </Badge>
            ) : (
              <Badge tone="muted">
                {from === undefined ? t('anchor_off') : t('anchor_from', { time: from })}
              </Badge>
            )}
          </span>
          <span className={styles.name}>{displayName}</span>
        </span>
        <span className={styles.table}>{game.displayName}</span>
      </GameLink>
      {onFollow ? (
        <button
          type="button"
          className={styles.follow}
          aria-pressed={followed}
          aria-label={t('anchor_follow', { name: displayName })}
          onClick={onFollow}
        >
          <span className={styles.face}>
            <Icon name="star" size={16} filled={followed} />
          </span>
        </button>
      ) : null}
    </li>
  )
}
