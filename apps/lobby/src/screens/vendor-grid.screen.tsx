import { Link, navigate, Slot, useInfiniteQuery, useMessages } from '@site/shared-api'
import { gameListQuery } from '#games/games.api.ts'
import { buttonLook, EmptyState, RetryPlace } from '@site/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { categoryAt, pathIcon } from '#games/categories.ts'
import { GamePages, toPages, useKeptPages } from '#features/games/index.ts'
import { LotteryList } from '#features/lottery/index.ts'
import { CategoryStrip, stripTabs, useMenus } from '#features/strip/index.ts'
import { VendorGrid, VendorGridSkeleton } from '#features/vendor-grid/index.ts'

const NAME = 'vassalage'
/** Groups of the banners that a vendor grid shows (A7, B9). */
const BANNERS: Readonly<Record<string, string>> = { LOTT: 'm_lott', ELOTT: 'm_elott' }
const SPORTS_BANNERS = 'm_sports'
const isLottery = (key: string): key is 'LOTT' | 'ELOTT' => key === 'LOTT' || key === 'ELOTT'

/** E-sports, cockfight, lottery, e-lottery: the vendors of the type, then their games or draws (A2, LOB-14, GAM-07). */
export default function VendorGridScreen() {
  const { pathname } = useLocation()
  const category = categoryAt(pathname)
  return category === undefined ? null : <VendorScreen key={category} category={category} />
}

function VendorScreen({ category: key }: { readonly category: string }) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const { pathname, search } = useLocation()
  const menus = useMenus()
  const vendors = menus.data?.find((menu) => menu.key === key)?.vendors ?? []
  const vassalageParam = new URLSearchParams(search).get(NAME) || undefined
  const vassalage = vendors.find(
    (one) => one.vassalage.toUpperCase() === vassalageParam?.toUpperCase(),
  )?.vassalage
  const address = (chosen: string | undefined): string =>
    chosen === undefined ? pathname : `${pathname}?${NAME}=${encodeURIComponent(chosen)}`
  const known = menus.data !== undefined
  const own = address(vassalage)
  // What no provider of this type answers to is taken out of the address: it says what is shown.
  useEffect(() => {
    if (known && vassalageParam !== vassalage) navigate(own, { replace: true })
  }, [known, vassalageParam, vassalage, own])
  const state = known ? (vendors.length === 0 ? 'empty' : 'ready') : menus.isError ? 'failed' : 'loading'
  const empty = (
    <EmptyState
      drawing={pathIcon(pathname)}
      title={t('category_empty')}
      text={t('category_empty_text')}
      action={
        <Link to="/m/home" {...buttonLook({ variant: 'secondary' })}>
          {t('to_home')}
        </Link>
      }
    />
  )
  return (
    <div data-screen="vendor-grid" data-state={state}>
      <CategoryStrip tabs={stripTabs(menus.data ?? [])} current={key} here />
      <Slot name="lobby-vendor-grid.banner" params={{ group: BANNERS[key] ?? SPORTS_BANNERS }} />
      {state === 'failed' ? (
        <RetryPlace text={common('load_failed')} onRetry={() => void menus.refetch()} />
      ) : state === 'loading' ? (
        <VendorGridSkeleton />
      ) : state === 'empty' ? (
        empty
      ) : (
        <VendorGrid vendors={vendors} chosen={vassalage} address={address} />
      )}
      {state === 'empty' || state === 'failed' ? null : isLottery(key) ? (
        <LotteryList
          gameType={key}
          vassalage={vassalage}
          empty={<VendorGames gameType={key} vassalage={vassalage} empty={empty} />}
        />
      ) : (
        <VendorGames
          gameType={key}
          vassalage={vassalage ?? (known ? undefined : vassalageParam)}
          empty={empty}
        />
      )}
    </div>
  )
}

interface GamesProps {
  readonly gameType: string
  readonly vassalage: string | undefined
  readonly empty: React.ReactNode
}

function VendorGames({ gameType, vassalage, empty }: GamesProps) {
  const { pathname, search } = useLocation()
  const options = gameListQuery({ gameType, vassalage })
  const list = useInfiniteQuery(options)
  useKeptPages(list, options.queryKey, pathname + search)
  return (
    <GamePages
      pages={toPages(list, ({ games, totalCount }) => ({ games, total: totalCount }))}
      empty={empty}
    />
  )
}
