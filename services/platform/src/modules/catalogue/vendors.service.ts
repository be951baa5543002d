import type { GameMenu, LanguageCode, Vendor } from '@site/shared-api/contract'
import type { Database } from '#db/database'
import type { LiveBrand } from '#modules/brands/service'
import { scopeOf, type Scope } from '#modules/catalogue/categories'
import { categoryName } from '#modules/catalogue/category-names'
import { countByVendor } from '#modules/catalogue/games.repository'
import { shelfOf } from '#modules/catalogue/games.service'
import { selectVendors, type VendorRow } from '#modules/catalogue/vendors.repository'

interface Count {
  vendor: string
  game_type: string
  game_classify: string
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

/** Providers of a brand by category (A3). */
export class VendorService {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  /** The brand's categories that have games, in its order, with their providers in the catalogue's order. */
  async menus(brand: LiveBrand, language: LanguageCode): Promise<GameMenu[]> {
    const vendors = await selectVendors(this.#db)
    const counts: Count[] = await countByVendor(this.#db, shelfOf(brand))
    return brand.document.categories.flatMap((key) => {
      const scope = key === 'HOT' ? undefined : scopeOf(key, brand.document)
      if (!scope) return []
      const found = vendors.flatMap((row) => {
        const gameCount = counts
          .filter((count) => count.vendor === row.code && holds(scope, count))
          .reduce((sum, { count }) => sum + Number(count), 0)
        return gameCount === 0 ? [] : [vendorOf(row, scope.gameType ?? key, gameCount, language)]
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
            },
          ]
    })
  }
}

function vendorOf(row: VendorRow, gameType: string, gameCount: number, language: LanguageCode): Vendor {
  return {
    vassalage: row.code,
    displayName: row.names[language],
    gameType,
    isHot: row.is_hot ? 1 : 0,
    mobileLargeIcon: `/img/vendor/${row.code}.svg`,
    gameCount,
    accountTypeName: row.code,
  }
}
