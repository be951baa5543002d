import {
  favouriteIdsQuery,
  Link,
  navigate,
  routeOf,
  site,
  useInfiniteQuery,
  useMessages,
  useQuery,
} from '@site/shared-api'
import { favouriteGamesQuery, gameListQuery, recentGamesQuery } from '#games/games.api.ts'
import { buttonLook, EmptyState, type IconName } from '@site/ui'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CATEGORIES } from '@site/config'
import { GamePages, toPages, useKeptPages, type Pages } from '#features/games/index.ts'
import { MemberOnly } from '#features/members/index.ts'
import { SearchBox, useNameInAddress } from '#features/search/index.ts'
import { CategoryStrip, stripTabs, useMenus } from '#features/strip/index.ts'
import { SearchView } from './search/search-view.tsx'

const NAME = 'gameName'

/** One list screen: the data type comes from the route, the game type from the query (A2, LOB-15). */
export default function ListScreen() {
  const { pathname, search } = useLocation()
  const path = routeOf(site().plan, pathname)?.path ?? pathname
  const query = new URLSearchParams(search)
  const gameType = typeOf(query.get('gameType'))
  const gameTypeParam = query.get('gameType') ?? ''
  useEffect(() => {
    if (gameTypeParam === (gameType ?? '')) return
    // No such category: the list shows every game, and the address says so.
    query.delete('gameType')
    if (gameType !== undefined) query.set('gameType', gameType)
    const text = query.toString()
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true })
  })
  if (path === '/m/fav-games')
    return (
      <MemberOnly
        screen="fav-games"
        drawing="heart"
        title="favourites_guest"
        text="favourites_guest_text"
        top={<Strip />}
      >
        <Favourites gameType={gameType} />
      </MemberOnly>
    )
  if (path === '/m/recent-games')
    return (
      <MemberOnly screen="recent-games" drawing="history" title="recent_guest" text="recent_guest_text">
        <Recent gameType={gameType} />
      </MemberOnly>
    )
  // Without a query the address is the search screen, with one the list of what was found (decisions).
  const searched = gameType !== undefined || (query.get(NAME) ?? '').trim() !== ''
  return searched ? <Found gameType={gameType} /> : <SearchView place="screen" />
}

interface Props {
  readonly gameType: string | undefined
}

const TYPES = new Set(CATEGORIES.flatMap(({ key, gameType }) => [key, gameType]))

/** The category or game type that an address names, as the platform spells it; undefined for one that there is not. */
function typeOf(word: string | null): string | undefined {
  const upper = word?.toUpperCase() ?? ''
  return TYPES.has(upper) ? upper : undefined
}

/** Favourites are a tab of the category strip (LOB-06). */
function Strip() {
  const menus = useMenus()
  return <CategoryStrip tabs={stripTabs(menus.data ?? [])} current="FAV" here />
}

function Favourites({ gameType }: Props) {
  const ids = useQuery(favouriteIdsQuery())
  const query = favouriteGamesQuery({ gameType })
  const list = useInfiniteQuery(query)
  useKeptPages(list, query.queryKey, gameType ?? '')
  // A heart that is taken back leaves the list at once (LOB-19).
  const pages = toPages(list, ({ content }) => ({
    games: content.filter(({ nodeId }) => ids.data?.includes(nodeId) ?? true),
  }))
  return (
    <Listed
      screen="fav-games"
      top={<Strip />}
      pages={pages}
      drawing="heart"
      title="favourites_empty"
      text="favourites_empty_text"
    />
  )
}

function Recent({ gameType }: Props) {
  const query = recentGamesQuery({ gameType })
  const list = useInfiniteQuery(query)
  useKeptPages(list, query.queryKey, gameType ?? '')
  const pages = toPages(list, ({ list: games }) => ({ games }))
  return (
    <Listed
      screen="recent-games"
      top={null}
      pages={pages}
      drawing="history"
      title="recent_empty"
      text="recent_empty_text"
    />
  )
}

function Found({ gameType }: Props) {
  const { pathname } = useLocation()
  const { name, find } = useNameInAddress()
  const query = gameListQuery({ gameType, gameName: name })
  const list = useInfiniteQuery(query)
  useKeptPages(list, query.queryKey, `${gameType ?? ''} ${name}`)
  const pages = toPages(list, ({ games, totalCount }) => ({ games, total: totalCount }))
  return (
    <Listed
      screen="search-games"
      top={
        <SearchBox
          name={name}
          list={gameType === undefined ? pathname : `${pathname}?gameType=${gameType}`}
          onSearch={find}
        />
      }
      pages={pages}
      drawing="search"
      title="search_empty"
      text="search_empty_text"
    />
  )
}

interface ListedProps {
  readonly screen: string
  readonly top: ReactNode
  readonly pages: Pages
  readonly drawing: IconName
  readonly title: string
  readonly text: string
}

function Listed({ screen, top, pages, drawing, title, text }: ListedProps) {
  const t = useMessages('lobby')
  return (
    <div data-screen={screen} data-state={pages.state}>
      {top}
      <GamePages
        pages={pages}
        empty={
          <EmptyState
            drawing={drawing}
            title={t(title)}
            text={t(text)}
            action={
              <Link to="/m/home" {...buttonLook({ variant: 'secondary' })}>
                {t('to_home')}
              </Link>
            }
          />
        }
      />
    </div>
  )
}
