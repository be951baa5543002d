import { formatCount, Link, useLanguage, useMessages } from '@site/shared-api'
import type { GameTile as Game } from '@site/shared-api/contract/game'
import { Icon, SectionHeader, useNearScreen, VisuallyHidden, type IconName } from '@site/ui'
import { useRef } from 'react'
import { GameList, GameListSkeleton } from './game-list.tsx'
import styles from './game-rail.module.css'

/** Begins to draw its games this far before it comes into view. */
const AHEAD = '700px 0px'

interface Props {
  /** Key of the category, unique on the page. */
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly count: number
  readonly games: readonly Game[]
  /** The category's own screen. */
  readonly to: string
  /** Drawn with the page; any other rail draws its games when the player comes near. */
  readonly eager: boolean
}

/** A category on home: its title with count, the way to all, one row of games (LOB-07). */
export function GameRail({ id, title, icon, count, games, to, eager }: Props) {
  const t = useMessages('lobby')
  const language = useLanguage()
  const heading = `rail-${id}`
  const ref = useRef<HTMLElement>(null)
  const near = useNearScreen(ref, { ahead: AHEAD, eager })
  const number = formatCount(count, language)
  return (
    <section ref={ref} className={styles.rail} aria-labelledby={heading} data-category={id}>
      <SectionHeader
        id={heading}
        title={title}
        icon={icon}
        count={number}
        link={
          <Link to={to} aria-label={t('all_of', { title })}>
            {t('all')}
            <Icon name="chevron-right" size={16} />
          </Link>
        }
      />
      {near ? (
        <GameList
          games={games}
          layout="rail"
          labelledBy={heading}
          end={
            count > games.length ? (
              <Link to={to} className={styles.end}>
                <span className={styles.number}>+{formatCount(count - games.length, language)}</span>
                {t('all')}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Link>
            ) : undefined
          }
        />
      ) : (
        <GameListSkeleton count={4} layout="rail" />
      )}
    </section>
  )
}
