import { Link, navigate, routeOf, site, useInfiniteQuery, useMessages } from '@site/shared-api'
import { gameListQuery } from '#games/games.api.ts'
import { buttonLook, EmptyState, RetryPlace } from '@site/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { GamePages, toPages, useKeptPages } from '#features/game-pages/index.ts'
import { useMenus } from '#features/strip/index.ts'
import { ProviderGrid, ProviderGridSkeleton, ProviderHead, providersOf } from '#features/providers/index.ts'

/** All providers with their games; one provider's games when the address names it (LOB-16). */
export default function CentreScreen() {
  const { pathname, search } = useLocation()
  const screen = routeOf(site().plan, pathname)?.id ?? 'gameCenter'
  const asked = new URLSearchParams(search).get('vassalage') ?? ''
  const menus = useMenus()
  const providers = menus.data && providersOf(menus.data)
  const vassalage = providers
    ? providers.find((one) => one.vassalage.toUpperCase() === asked.toUpperCase())?.vassalage
    : asked || undefined
  const mend = providers !== undefined && asked !== (vassalage ?? '')
  useEffect(() => {
    // A provider nobody knows: all of them, and the address says so.
    if (mend)
      navigate(
        vassalage === undefined ? pathname : `${pathname}?vassalage=${encodeURIComponent(vassalage)}`,
        {
          replace: true,
        },
      )
  }, [mend, pathname, vassalage])
  return vassalage === undefined ? (
    <Providers screen={screen} />
  ) : (
    <OneProvider key={`${screen} ${vassalage}`} screen={screen} vassalage={vassalage} />
  )
}

function Providers({ screen }: { readonly screen: string }) {
  const common = useMessages('common')
  const t = useMessages('lobby')
  const { data: menus, isError, refetch } = useMenus()
  const providers = providersOf(menus ?? [])
  const state = menus ? (providers.length === 0 ? 'empty' : 'ready') : isError ? 'failed' : 'loading'
  return (
    <div data-screen={screen} data-state={state}>
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

function OneProvider({ screen, vassalage }: { readonly screen: string; readonly vassalage: string }) {
  const t = useMessages('lobby')
  const menus = useMenus()
  const query = gameListQuery({ vassalage })
  const list = useInfiniteQuery(query)
  useKeptPages(list, query.queryKey, vassalage)
  const pages = toPages(list, ({ games, totalCount }) => ({ games, total: totalCount }))
  const known = providersOf(menus.data ?? []).find((provider) => provider.vassalage === vassalage)
  return (
    <div data-screen={screen} data-state={pages.state}>
      <ProviderHead vassalage={vassalage} name={known?.displayName ?? vassalage} />
      <GamePages
        pages={pages}
        empty={
          <EmptyState
            drawing="layout-grid"
            title={t('category_empty')}
            text={t('provider_empty_text')}
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
