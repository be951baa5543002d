import {
  gameListQuery,
  hotGamesQuery,
  Link,
  navigate,
  routeOf,
  site,
  useInfiniteQuery,
  useMessages,
  useQuery,
} from '@site/shared-api'
import { buttonLook, EmptyState } from '@site/ui'
import { useLocation } from 'react-router-dom'
import { categoryOf, withProvider, type CategoryPage } from '#features/category/index.ts'
import { GamePages, toPages, type Pages } from '#features/games/index.ts'
import { ProviderChips } from '#features/providers/index.ts'
import { categoryIcon, CategoryStrip, stripTabs, useMenus } from '#features/strip/index.ts'
import styles from './category.module.css'

/** A category's games with its providers to choose from; hot games are one short list of their own (A2, LOB-09). */
export default function CategoryScreen() {
  const { pathname, search } = useLocation()
  const path = routeOf(site().plan, pathname)?.path ?? pathname
  const page = categoryOf(path, new URLSearchParams(search))
  return page.key === 'HOT' ? <HotCategory page={page} /> : <PagedCategory page={page} />
}

function PagedCategory({ page }: { readonly page: CategoryPage }) {
  const list = useInfiniteQuery(gameListQuery(page.filter))
  const menus = useMenus()
  const providers = menus.data?.find(({ key }) => key === page.key)?.vendors ?? []
  const pages = toPages(list, ({ games, totalCount }) => ({ games, total: totalCount }))
  return <CategoryView page={page} pages={pages} providers={page.choosable ? providers : []} />
}

function HotCategory({ page }: { readonly page: CategoryPage }) {
  const hot = useQuery(hotGamesQuery())
  const list = hot.data?.list
  const games = list?.filter(({ vassalage }) => page.vassalage === undefined || vassalage === page.vassalage)
  const menus = useMenus()
  const names = new Map(
    menus.data?.flatMap(({ vendors }) => vendors.map((vendor) => [vendor.vassalage, vendor])),
  )
  const providers = [...new Set(list?.map(({ vassalage }) => vassalage))].flatMap(
    (code) => names.get(code) ?? [],
  )
  const pages: Pages = {
    state:
      games === undefined ? (hot.isError ? 'failed' : 'loading') : games.length === 0 ? 'empty' : 'ready',
    games: games ?? [],
    total: games?.length ?? 0,
    more: { exists: false, busy: false, failed: false },
    onMore: () => undefined,
    onRetry: () => void hot.refetch(),
  }
  return <CategoryView page={page} pages={pages} providers={providers} />
}

interface ViewProps {
  readonly page: CategoryPage
  readonly pages: Pages
  readonly providers: readonly { readonly vassalage: string; readonly displayName: string }[]
}

function CategoryView({ page, pages, providers }: ViewProps) {
  const t = useMessages('lobby')
  const { pathname, search } = useLocation()
  const menus = useMenus()
  const address = (vassalage: string | undefined): string =>
    withProvider(pathname, new URLSearchParams(search), vassalage)
  return (
    <div data-screen="category" data-state={pages.state}>
      <CategoryStrip tabs={stripTabs(menus.data ?? [])} current={page.key} here />
      <div className={styles.filters}>
        <ProviderChips
          providers={providers}
          chosen={page.vassalage}
          onChoose={(vassalage) => navigate(address(vassalage), { replace: true })}
        />
      </div>
      <GamePages
        pages={pages}
        allHot={page.key === 'HOT'}
        empty={
          <EmptyState
            drawing={categoryIcon(page.key)}
            title={t('category_empty')}
            text={t(page.vassalage === undefined ? 'category_empty_text' : 'category_filtered_text')}
            action={
              page.vassalage === undefined ? (
                <Link to="/m/home" {...buttonLook({ variant: 'secondary' })}>
                  {t('to_home')}
                </Link>
              ) : (
                <Link to={address(undefined)} replace {...buttonLook({ variant: 'secondary' })}>
                  {t('all_providers')}
                </Link>
              )
            }
          />
        }
      />
    </div>
  )
}
