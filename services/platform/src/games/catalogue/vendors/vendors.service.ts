import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { GameMenu, Vendor } from '@site/shared-api/contract/vendor'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import { scopeOf, type Scope } from '#games/catalogue/classes/categories'
import { categoryName } from '#games/catalogue/classes/category-names'
import { classificationsOf } from '#games/catalogue/classes/classifications'
import { countByVendor } from '#games/catalogue/games.repository'
import { catalogueOf } from '#games/catalogue/games.service'
import { selectVendors, type VendorRow } from '#games/catalogue/vendors/vendors.repository'

interface Count {
  vendor: string
  game_type: string
  game_classify: string
  game_classify_new: string
  count: bigint
}

function holds(scope: Scope, { vendor, game_type, game_classify }: Count): boolean {
  return (
    (scope.gameType === undefined || scope.gameType === game_type) &&
    (scope.classify === undefined || scope.classify === game_classify) &&
    (scope.vendors === undefined || scope.vendors.includes(vendor)) &&
    !(scope.withoutVendors?.includes(vendor) ?? false)
  )
}

function byVendor(counts: readonly Count[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { vendor, count } of counts) sums.set(vendor, (sums.get(vendor) ?? 0) + Number(count))
  return sums
}

/** Providers of a brand by category (A3). */
export class VendorService {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  /** The brand's categories that have games, in its order, with their providers in the catalogue's order. */
  async menus(brand: LiveBrand, language: LanguageCode): Promise<GameMenu[]> {
    const vendors = await selectVendors(this.#db)
    const counts: Count[] = await countByVendor(this.#db, catalogueOf(brand))
    const totals = byVendor(counts)
    return brand.document.categories.flatMap((key) => {
      const scope = key === 'HOT' ? undefined : scopeOf(key, brand.document)
      if (!scope) return []
      const inside = counts.filter((count) => holds(scope, count))
      const sums = byVendor(inside)
      const found = vendors.flatMap((row) => {
        const gameCount = sums.get(row.code) ?? 0
        const totalCount = totals.get(row.code) ?? 0
        return gameCount === 0
          ? []
          : [vendorOf(row, { gameType: scope.gameType ?? key, gameCount, totalCount }, language)]
      })
      const totalCount = found.reduce((sum, { gameCount }) => sum + gameCount, 0)
      return found.length === 0
        ? []
        : [
            {
              key,
              gameCategory: scope.gameType ?? key,
              displayName: categoryName(key, language),
              totalCount,
              vendors: found,
              classifications: classificationsOf(inside, language),
            },
          ]
    })
  }
}

type Counted = Pick<Vendor, 'gameType' | 'gameCount' | 'totalCount'>

function vendorOf(row: VendorRow, counted: Counted, language: LanguageCode): Vendor {
  return {
    vassalage: row.code,
    displayName: row.names[language],
    isHot: row.is_hot ? 1 : 0,
    mobileLargeIcon: `/img/vendor/${row.code}.svg`,
    accountTypeName: row.code,
    ...counted,
  }
}
