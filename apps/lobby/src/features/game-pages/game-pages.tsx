import { formatCount, useLanguage, useMessages } from '@site/shared-api'
import { RetryPlace } from '@site/ui'
import type { ReactNode } from 'react'
import { EndOfList } from './end-of-list.tsx'
import { GameGrid } from './game-grid.tsx'
import { GameListSkeleton } from '#features/games/game-list.tsx'
import styles from './game-pages.module.css'
import type { Pages } from './pages.ts'

const FIRST_SCREEN = 9
const SKELETONS = 12

interface Props {
  readonly pages: Pages
  readonly empty: ReactNode
  readonly allHot?: boolean
}

/** A list of games in pages: its count, its tiles, the way to more; what to do when there are none is the screen's (LOB-12). */
export function GamePages({ pages, empty, allHot = false }: Props) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const language = useLanguage()
  const { state, games, total } = pages
  if (state === 'failed') return <RetryPlace text={common('load_failed')} onRetry={pages.onRetry} />
  if (state === 'empty') return empty
  return (
    <section aria-busy={state === 'loading' || undefined}>
      <p className={styles.count} role="status">
        {state === 'loading'
          ? t('loading_games')
          : t(total === 1 ? 'games_one' : 'games_count', { count: formatCount(total, language) })}
      </p>
      {state === 'loading' ? (
        <GameListSkeleton count={SKELETONS} layout="grid" />
      ) : (
        <GameGrid games={games} total={Math.max(total, games.length)} first={FIRST_SCREEN} allHot={allHot} />
      )}
      {state === 'ready' ? <EndOfList pages={pages} /> : null}
    </section>
  )
}
