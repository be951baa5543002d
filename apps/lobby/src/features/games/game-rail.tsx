import { formatCount, Link, useLanguage, useMessages, type GameTile as Game } from '@site/shared-api'
import { Icon, SectionHeader, type IconName } from '@site/ui'
import { GameList } from './game-list.tsx'
import styles from './game-rail.module.css'

interface Props {
  /** Key of the category, unique on the page. */
  readonly id: string
  readonly title: string
  readonly icon: IconName
  readonly count: number
  readonly games: readonly Game[]
  /** The category's own screen. */
  readonly to: string
}

/** A category on home: its title with count, the way to all, one row of games (LOB-07). */
export function GameRail({ id, title, icon, count, games, to }: Props) {
  const t = useMessages('lobby')
  const language = useLanguage()
  const heading = `rail-${id}`
  const number = formatCount(count, language)
  return (
    <section className={styles.rail} aria-labelledby={heading} data-category={id}>
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
      <GameList
        games={games}
        layout="rail"
        labelledBy={heading}
        {...(count > games.length
          ? {
              end: (
                <Link to={to} className={styles.end} aria-label={t('all_count', { title, count: number })}>
                  <span className={styles.number}>+{formatCount(count - games.length, language)}</span>
                  {t('all')}
                </Link>
              ),
            }
          : {})}
      />
    </section>
  )
}
