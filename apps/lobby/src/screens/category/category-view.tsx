import { Link, Slot, useMessages, type GameMenu } from '@site/shared-api'
import { buttonLook, EmptyState } from '@site/ui'
import { useCallback } from 'react'
import { AnchorsPlace } from '#features/anchors/index.ts'
import { CHOICES, isOwn, type Addresses, type CategoryPage, type Choice } from '#features/category/index.ts'
import { categoryPath, pathIcon } from '#games/categories.ts'
import { FilterBar } from '#features/filters/index.ts'
import { GamePages, type Pages } from '#features/games/index.ts'
import { ProviderPanel, providersOf } from '#features/providers/index.ts'
import { SearchBox } from '#features/search/index.ts'
import { CategoryStrip, stripTabs } from '#features/strip/index.ts'

export interface CategoryProps {
  readonly page: CategoryPage
  readonly to: Addresses
  readonly menus: readonly GameMenu[] | undefined
  /** Another choice takes the place of this one in the history. */
  readonly go: (address: string) => void
  readonly choose: (choice: Choice) => void
  readonly showProviders: () => void
}

interface Props extends CategoryProps {
  readonly pages: Pages
  readonly allHot?: boolean
}

/** The strip's tab: favourites and recent have left their category (A4: the category switches). */
const tabOf = ({ key, chosen }: CategoryPage): string | undefined =>
  chosen.dataType === 'FAV' ? 'FAV' : chosen.dataType === 'RECENT' ? undefined : key

/** Strip, filters, providers and games of a category (A2). */
export function CategoryView({ page, to, menus, go, choose, showProviders, pages, allHot = false }: Props) {
  const t = useMessages('lobby')
  const { key, chosen } = page
  const place = to.own.split('?', 1)[0] ?? ''
  const own = isOwn(chosen.dataType)
  const menu = menus?.find((one) => one.key === key)
  const providers = !page.choosable
    ? []
    : own || key === 'HOT'
      ? providersOf(menus ?? [])
      : (menu?.vendors ?? [])
  const { name } = to
  const search = useCallback((wanted: string) => go(name(wanted)), [go, name])
  const choices = CHOICES.filter((choice) => choice !== 'HOT' || key !== 'HOT')
  return (
    <div data-screen="category" data-state={pages.state}>
      <CategoryStrip tabs={stripTabs(menus ?? [])} current={tabOf(page)} here />
      <Slot name="lobby-category.banner" params={{ category: key }} />
      {key === 'LIVE' && !own ? <AnchorsPlace /> : null}
      <FilterBar
        place={place}
        search={
          own ? null : <SearchBox key={place} name={chosen.gameName ?? ''} list={to.list} onSearch={search} />
        }
        dataTypes={choices.map((choice) => ({
          value: choice,
          text: t(`data_type.${choice}`),
          to: to.dataType(choice),
        }))}
        dataType={chosen.dataType}
        onDataType={(value) => choose(CHOICES.find((choice) => choice === value) ?? 'ALL')}
        classifications={
          page.classifiable
            ? (menu?.classifications ?? []).map(({ gameClassify: value, displayName }) => ({
                value,
                text: displayName,
                to: to.classify(value),
              }))
            : []
        }
        classification={chosen.gameClassify}
        anyClassification={to.classify(undefined)}
        bets={chosen}
        onBets={({ minBet, minLine }) => go(to.bets({ minBet, minLine }))}
      />
      <ProviderPanel
        place={place}
        providers={providers}
        chosen={chosen.vassalage}
        addressOf={to.provider}
        onAll={showProviders}
        clear={to.filtered ? to.clear : undefined}
      />
      <GamePages
        key={place}
        pages={pages}
        allHot={allHot}
        empty={
          <EmptyState
            drawing={
              own ? (chosen.dataType === 'FAV' ? 'heart' : 'history') : pathIcon(categoryPath(key) ?? '')
            }
            title={t(own ? emptyOwn(chosen.dataType) : to.filtered ? 'search_empty' : 'category_empty')}
            text={t(
              own
                ? `${emptyOwn(chosen.dataType)}_text`
                : to.filtered
                  ? 'category_filtered_text'
                  : 'category_empty_text',
            )}
            action={
              to.filtered ? (
                <Link to={to.clear} replace {...buttonLook({ variant: 'secondary' })}>
                  {t(own ? 'all_games' : 'clear_filter')}
                </Link>
              ) : (
                <Link to="/m/home" {...buttonLook({ variant: 'secondary' })}>
                  {t('to_home')}
                </Link>
              )
            }
          />
        }
      />
    </div>
  )
}

const emptyOwn = (dataType: string): string => (dataType === 'FAV' ? 'favourites_empty' : 'recent_empty')
