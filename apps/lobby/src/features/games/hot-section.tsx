import { formatCount, Link, useLanguage, useMessages } from '@site/shared-api'
import type { GameTile as Game } from '@site/shared-api/contract/game'
import { Icon, SectionHeader } from '@site/ui'
import { GameList } from './game-list.tsx'
import { LoadMore } from './load-more.tsx'

const HEADING = 'home-hot'
const FIRST_SCREEN = 6

interface Props {
  readonly games: readonly Game[]
  readonly count: number
  readonly more: { readonly exists: boolean; readonly busy: boolean; readonly failed: boolean }
  readonly onMore: () => void
}

/** The hot games on home, three a row, twelve more on demand (LOB-20). */
export function HotSection({ games, count, more, onMore }: Props) {
  const t = useMessages('lobby')
  const language = useLanguage()
  const title = t('category.HOT')
  return (
    <section aria-labelledby={HEADING} data-category="HOT">
      <SectionHeader
        id={HEADING}
        title={title}
        icon="flame"
        count={formatCount(count, language)}
        link={
          <Link to="/m/hot-games" aria-label={t('all_of', { title })}>
            {t('all')}
            <Icon name="chevron-right" size={16} />
          </Link>
        }
      />
      <GameList games={games} layout="grid" labelledBy={HEADING} first={FIRST_SCREEN} allHot />
      {more.exists ? <LoadMore busy={more.busy} failed={more.failed} onMore={onMore} /> : null}
    </section>
  )
}
