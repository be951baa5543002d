import type { ProfitAndLoss, RecordDays } from '@site/shared-api/contract/record'
import type { Database } from '#db/database'
import { selectVendorNames } from '#games/index'
import type { Holder } from '#money/record/account/account-record'
import type { PlayFilter } from '#money/record/betting/repository'
import { figuresOf, grouped } from '#money/record/profit/figures'
import { isOf, selectSums, selectTypeSums, type PlaySum, type TypeSum } from '#money/record/profit/repository'
import { eachDay } from '#money/record/range'

/** What there was to choose from within the days. */
type Played = ProfitAndLoss['played']
interface Named {
  readonly names: Awaited<ReturnType<typeof selectVendorNames>>
  readonly language: Holder['language']
}

/** A member's settled play within days, narrowed to a type and a provider, and all that was played in them. */
export async function playWithin(
  db: Database,
  holder: Holder,
  days: RecordDays,
  filter: PlayFilter,
): Promise<{ chosen: TypeSum[]; played: Played }> {
  const { currency, memberId } = holder
  const names = await selectVendorNames(db)
  return chosenOf(await selectTypeSums(db, { memberId, currency, ...days }), filter, { names, ...holder })
}

function chosenOf(
  all: readonly TypeSum[],
  filter: PlayFilter,
  { language, names }: Named,
): { chosen: TypeSum[]; played: Played } {
  const vendors = [...new Set(all.map(({ vendor }) => vendor))]
  const played = {
    vendors: vendors
      .map((vendor) => ({ vendor, name: names.get(vendor)?.names[language] ?? vendor }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    gameTypes: [...new Set(all.map(({ game_type }) => game_type))].sort(),
  }
  return { chosen: all.filter(isOf(filter)), played }
}

/** Profit and loss (B7, MEM-04): in all, by day, by game type and by provider; from what settled rounds come to. */
export async function profitAndLossOf(
  db: Database,
  holder: Holder,
  days: RecordDays,
  filter: PlayFilter,
): Promise<ProfitAndLoss> {
  const { currency, language, memberId } = holder
  const names = await selectVendorNames(db)
  const sums = await selectSums(db, { memberId, currency, ...days }, filter)
  const { chosen, played } = chosenOf(sums.types, filter, { names, language })
  const of = (some: readonly PlaySum[]) => figuresOf(some, currency)
  const byDay = grouped(sums.days, ({ day }) => day)
  return {
    days,
    currency,
    total: of(chosen),
    byDay: eachDay(days).map((day) => ({ day, ...of(byDay.get(day) ?? []) })),
    byType: [...grouped(chosen, ({ game_type }) => game_type)].map(([gameType, some]) => ({
      gameType,
      ...of(some),
    })),
    byVendor: [...grouped(chosen, ({ vendor }) => vendor)].map(([vendor, some]) => ({
      vendor,
      name: names.get(vendor)?.names[language] ?? vendor,
      ...of(some),
    })),
    played,
  }
}
