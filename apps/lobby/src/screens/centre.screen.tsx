import { gameListQuery, Link, routeOf, site, useInfiniteQuery, useMessages } from '@site/shared-api'
import { buttonLook, EmptyState, RetryPlace } from '@site/ui'
import { useLocation } from 'react-router-dom'
import { GamePages, toPages } from '#features/games/index.ts'
import { useMenus } from '#features/strip/index.ts'
import { ProviderGrid, ProviderGridSkeleton, ProviderHead, providersOf } from '#features/providers/index.ts'

/** All providers with their games; one provider's games when the address names it (LOB-16). */
export default function CentreScreen() {
  const { pathname, search } = useLocation()
  const screen = routeOf(site().plan, pathname)?.id ?? 'gameCenter'
  const vassalage = new URLSearchParams(search).get('vassalage')
  return vassalage === null || vassalage === '' ? (
    <Providers screen={screen} />
  ) : (
    <OneProvider screen={screen} vassalage={vassalage} />
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
  const list = useInfiniteQuery(gameListQuery({ vassalage }))
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
