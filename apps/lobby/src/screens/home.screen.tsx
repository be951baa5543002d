import { PAGE_SIZE_HOT } from '@site/config'
import { Slot, useBrand, useMessages, useQuery, useSession } from '@site/shared-api'
import { firstHotGamesQuery, homeGamesQuery, hotGamesQuery } from '#games/games.api.ts'
import { RetryPlace, Skeleton, VisuallyHidden } from '@site/ui'
import { Suspense, useState } from 'react'
import { pathIcon } from '#games/categories.ts'
import { GameListSkeleton, GameRail, HotSection } from '#features/games/index.ts'
import { JackpotPlace } from '#features/jackpot/index.ts'
import { CategoryStrip, stripTabs, useMenus } from '#features/strip/index.ts'
import { WinnersPlace } from '#features/winners/index.ts'
import { FavouritesPlace } from './home/favourites-place.tsx'
import styles from './home.module.css'

/** Rails that are drawn with the page: what a thumb reaches with its first stroke. */
const EAGER_RAILS = 3

/** While another language is fetched the games stay where they are. */
const keep = <Value,>(previous: Value): Value => previous

/** Home: what other modules put on top, the categories, the hot games, a rail for every category (A2). */
export default function HomeScreen() {
  const brand = useBrand()
  const session = useSession()
  const t = useMessages('lobby')
  const common = useMessages('common')
  const home = useQuery({ ...homeGamesQuery(), placeholderData: keep })
  const firstHot = useQuery({ ...firstHotGamesQuery(), placeholderData: keep })
  // Home brings the categories itself; where it did not come the strip still leads everywhere.
  const menus = useMenus(home.isError)
  const [shown, setShown] = useState(PAGE_SIZE_HOT)
  const allHot = useQuery({ ...hotGamesQuery(), enabled: shown > PAGE_SIZE_HOT, placeholderData: keep })
  const tabs = stripTabs(home.data?.categories ?? menus.data ?? [])
  const paths = new Map(tabs.map(({ key, path }) => [key, path]))
  const hot = allHot.data?.list ?? firstHot.data?.list ?? home.data?.hot.games ?? []
  const hotCount = allHot.data?.list.length ?? home.data?.hot.totalCount ?? 0
  const state = home.data ? 'ready' : home.isError ? 'failed' : 'loading'
  return (
    <div className={styles.home} data-screen="home" data-state={state}>
      <h1 className={styles.name}>
        <VisuallyHidden>{brand.name}</VisuallyHidden>
      </h1>
      <Slot name="lobby-home.banner" skeleton={<Skeleton shape="banner" className={styles.banner} />} />
      <Slot name="lobby-home.ticker" skeleton={<Skeleton className={styles.ticker} />} />
      <Slot name="lobby-home.balance" skeleton={<Skeleton className={styles.balance} />} />
      <CategoryStrip tabs={tabs} current="HOT" here={false} />
      {state === 'failed' ? (
        <RetryPlace text={common('load_failed')} onRetry={() => void home.refetch()} />
      ) : state === 'loading' ? (
        <div>
          <Skeleton shape="title" className={styles.title} />
          <GameListSkeleton count={PAGE_SIZE_HOT} layout="grid" />
        </div>
      ) : (
        <>
          {hot.length === 0 ? null : (
            <HotSection
              games={hot.slice(0, shown)}
              count={hotCount}
              more={{
                exists: hotCount > Math.min(shown, hot.length),
                busy: allHot.isFetching,
                failed: allHot.isError && !allHot.isFetching,
              }}
              onMore={() => {
                if (allHot.isError) void allHot.refetch()
                else setShown(shown + PAGE_SIZE_HOT)
              }}
            />
          )}
          <JackpotPlace />
          {session === null ? null : <FavouritesPlace />}
          {home.data?.categories
            .filter(({ key, games }) => paths.has(key) && games.length > 0)
            .map(({ key, games, totalCount }, index) => (
              // A boundary each: the rails come alive one by one, after the tiles of the first screen.
              <Suspense key={key}>
                <GameRail
                  id={key}
                  title={t(`category.${key}`)}
                  icon={pathIcon(paths.get(key) ?? '')}
                  count={totalCount}
                  games={games}
                  to={paths.get(key) ?? ''}
                  eager={index < EAGER_RAILS}
                />
              </Suspense>
            ))}
        </>
      )}
      <WinnersPlace />
      <Slot name="lobby-home.bottom" />
    </div>
  )
}
