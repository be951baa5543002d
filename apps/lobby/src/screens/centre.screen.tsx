import { Link, navigate, routeOf, site, useInfiniteQuery, useMessages } from '@site/shared-api'
import { gameListQuery } from '#games/games.api.ts'
import { buttonLook, EmptyState, RetryPlace } from '@site/ui'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { GamePages, toPages, useKeptPages } from '#features/games/index.ts'
import { useMenus } from '#features/strip/index.ts'
import {
  ProviderGrid,
  ProviderGridSkeleton,
  ProviderHead,
  providersOf,
  type Provider,
} from '#features/providers/index.ts'
import { SearchBox, useNameInAddress } from '#features/search/index.ts'

/** All providers with their games, searched by name; one provider's games when the address names it (LOB-16). */
export default function CentreScreen() {
  const { pathname, search } = useLocation()
  const screen = routeOf(site().plan, pathname)?.id ?? 'gameCenter'
  const vassalageParam = new URLSearchParams(search).get('vassalage') ?? ''
  const menus = useMenus()
  const providers = menus.data && providersOf(menus.data)
  const vassalage = providers
    ? providers.find((one) => one.vassalage.toUpperCase() === vassalageParam.toUpperCase())?.vassalage
    : vassalageParam || undefined
  const mend = providers !== undefined && vassalageParam !== (vassalage ?? '')
  useEffect(() => {
    if (!mend) return
    // An unknown provider: all of them are shown, and the address says so.
    const query = new URLSearchParams(search)
    query.delete('vassalage')
    if (vassalage !== undefined) query.set('vassalage', vassalage)
    const text = query.toString()
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true })
  }, [mend, pathname, search, vassalage])
  return vassalage === undefined ? (
    <Providers screen={screen} />
  ) : (
    <OneProvider key={`${screen} ${vassalage}`} screen={screen} vassalage={vassalage} />
  )
}

function Providers({ screen }: { readonly screen: string }) {
  const common = useMessages('common')
  const t = useMessages('lobby')
  const { name, find } = useNameInAddress()
  const { data: menus, isError, refetch } = useMenus()
  const providers = providersOf(menus ?? [])
  const state = menus ? (providers.length === 0 ? 'empty' : 'ready') : isError ? 'failed' : 'loading'
  const search = <SearchBox name={name} list="/m/gameCenter" onSearch={find} />
  if (name !== '') return <FoundInCentre screen={screen} name={name} providers={providers} top={search} />
  return (
    <div data-screen={screen} data-state={state}>
      {search}
      {state === 'failed' ? (
        <RetryPlace text={common('load_failed')} onRetry={() => void refetch()} />
      ) : state === 'loading' ? (
        <ProviderGridSkeleton />
      ) : state === 'empty' ? (
        <EmptyState drawing="layout-grid" title={t('providers_empty')} text={t('category_empty_text')} />
      ) : (
        <ProviderGrid providers={providers} />
      )}
    </div>
  )
}

interface FoundProps {
  readonly screen: string
  readonly name: string
  readonly providers: readonly Provider[]
  readonly top: ReactNode
}

/** The providers that a name is the name of, and the games that have it or are theirs. */
function FoundInCentre({ screen, name, providers, top }: FoundProps) {
  const t = useMessages('lobby')
  const query = gameListQuery({ gameName: name })
  const list = useInfiniteQuery(query)
  useKeptPages(list, query.queryKey, name)
  const pages = toPages(list, ({ games, totalCount }) => ({ games, total: totalCount }))
  const typed = list.data?.pages[0]?.providers ?? []
  const own = providers.filter(({ vassalage }) => typed.includes(vassalage))
  return (
    <div data-screen={screen} data-state={pages.state}>
      {top}
      {own.length > 0 ? <ProviderGrid providers={own} /> : null}
      <GamePages
        pages={pages}
        empty={
          <EmptyState
            drawing="search"
            title={t('no_game', { name })}
            text={t('search_empty_text')}
            action={
              <Link to="/m/gameCenter" {...buttonLook({ variant: 'secondary' })}>
                {t('all_providers')}
              </Link>
            }
          />
        }
      />
    </div>
  )
}

function OneProvider({ screen, vassalage }: { readonly screen: string; readonly vassalage: string }) {
  const t = useMessages('lobby')
  const menus = useMenus()
  const { name, find } = useNameInAddress()
  const query = gameListQuery({ vassalage, gameName: name === '' ? undefined : name })
  const list = useInfiniteQuery(query)
  useKeptPages(list, query.queryKey, `${vassalage} ${name}`)
  const pages = toPages(list, ({ games, totalCount }) => ({ games, total: totalCount }))
  const known = providersOf(menus.data ?? []).find((provider) => provider.vassalage === vassalage)
  const own = `/m/provider?vassalage=${encodeURIComponent(vassalage)}`
  return (
    <div data-screen={screen} data-state={pages.state}>
      <ProviderHead vassalage={vassalage} name={known?.displayName ?? vassalage} />
      <SearchBox name={name} list={own} onSearch={find} />
      <GamePages
        pages={pages}
        empty={
          <EmptyState
            drawing={name === '' ? 'layout-grid' : 'search'}
            title={name === '' ? t('category_empty') : t('no_game', { name })}
            text={t(name === '' ? 'provider_empty_text' : 'search_empty_text')}
            action={
              <Link to={name === '' ? '/m/gameCenter' : own} {...buttonLook({ variant: 'secondary' })}>
                {t(name === '' ? 'all_providers' : 'all_games')}
              </Link>
            }
          />
        }
      />
    </div>
  )
}
