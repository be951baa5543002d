import { PAGE_SIZE_HOT, SEARCH_MOST_FOUND } from '@site/config'
import { formatCount, useInfiniteQuery, useLanguage, useMessages, type Translate } from '@site/shared-api'
import { gameSearchQuery } from '#games/games.api.ts'
import { Chip, ChipRow, EmptyState, RetryPlace, SectionHeader } from '@site/ui'
import { GameList, GameListSkeleton, LoadMore, toPages, type Pages } from '#features/games/index.ts'
import { LastSearches, SearchBox, useKnownSearches } from '#features/search/index.ts'
import { stripTabs, useMenus } from '#features/strip/index.ts'
import { useKeptSearch } from './kept-search.ts'
import { useRecommended } from './recommended.ts'
import styles from './search-view.module.css'

interface Props {
  /** As a page of its own, or over any page. */
  readonly place: 'screen' | 'popup'
}

const FIRST_SCREEN = 9
/** Tabs of the strip that are no categories of the search. */
const NO_CATEGORY = ['HOT', 'FAV']

/** Search by name in all categories or one; what is recommended while nothing is typed or nothing was found (LOB-17). */
export function SearchView({ place }: Props) {
  const t = useMessages('lobby')
  const language = useLanguage()
  const { search, change } = useKeptSearch(place)
  const known = useKnownSearches()
  const menus = useMenus()
  const { name, category } = search
  const hasQuery = name !== '' || category !== undefined
  const list = useInfiniteQuery({
    ...gameSearchQuery({ gameType: category, gameName: name }),
    enabled: hasQuery,
  })
  const found = toPages(list, ({ games, totalCount }) => ({ games, total: totalCount }))
  const nothing = name !== '' && found.state === 'empty'
  const hot = useRecommended(!hasQuery || found.state === 'empty')
  const pages = hasQuery ? found : hot
  const categories = stripTabs(menus.data ?? []).filter(({ key }) => !NO_CATEGORY.includes(key))
  const capped = found.total >= SEARCH_MOST_FOUND && name !== ''
  const count = formatCount(found.total, language) + (capped ? '+' : '')
  return (
    <div className={styles.view} data-place={place} data-screen="search-games" data-state={pages.state}>
      <div className={styles.top}>
        <SearchBox
          name={name}
          list="/m/search-games"
          onSearch={(wanted) => change({ ...search, name: wanted })}
          onEnter={known.keep}
          focused
        />
        <ChipRow label={t('search_in')} className={styles.categories}>
          <Chip selected={category === undefined} onClick={() => change({ name })}>
            {t('all')}
          </Chip>
          {categories.map(({ key }) => (
            <Chip key={key} selected={category === key} onClick={() => change({ name, category: key })}>
              {t(`category.${key}`)}
            </Chip>
          ))}
        </ChipRow>
        {name === '' ? (
          <LastSearches
            searches={known.searches}
            onChoose={(wanted) => change({ ...search, name: wanted })}
            onForget={known.forget}
          />
        ) : null}
      </div>
      <p role="status" className={styles.said}>
        {name === '' ? '' : saidOf(found, name, count, t)}
      </p>
      {nothing ? (
        <div className={styles.nothing}>
          <EmptyState drawing="search" title={t('no_game', { name })} text={t('no_game_text')} />
        </div>
      ) : null}
      {name === '' || nothing ? (
        <Section id={`search-recommended-${place}`} title={t('recommended')} pages={nothing ? hot : pages} />
      ) : (
        <Section
          id={`search-results-${place}`}
          title={t('search_results')}
          {...(found.state === 'ready' ? { count } : {})}
          pages={found}
          onTap={() => known.keep(name)}
        />
      )}
    </div>
  )
}

/** The result of a search for screen readers. */
function saidOf({ state, total }: Pages, name: string, count: string, t: Translate): string {
  if (state === 'failed') return ''
  if (state === 'loading') return t('searching')
  if (state === 'empty') return t('no_game', { name })
  return total === 1 ? t('found_one') : t('found_count', { count })
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly count?: string
  readonly pages: Pages
  /** Something in the list was tapped. */
  readonly onTap?: () => void
}

function Section({ id, title, count, pages, onTap }: SectionProps) {
  const common = useMessages('common')
  const { state, games, more } = pages
  if (state === 'empty') return null
  return (
    <section aria-labelledby={id} aria-busy={state === 'loading' || undefined}>
      <SectionHeader id={id} title={title} {...(count === undefined ? {} : { count })} />
      {state === 'failed' ? (
        <RetryPlace text={common('load_failed')} onRetry={pages.onRetry} />
      ) : state === 'loading' ? (
        <GameListSkeleton count={PAGE_SIZE_HOT} layout="grid" />
      ) : (
        <div onClickCapture={onTap}>
          <GameList games={games} layout="grid" labelledBy={id} first={FIRST_SCREEN} />
        </div>
      )}
      {state === 'ready' && more.exists ? (
        <LoadMore busy={more.busy} failed={more.failed} onMore={pages.onMore} />
      ) : null}
    </section>
  )
}
