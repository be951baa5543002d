import { storedBrandSchema, type Brand } from '@site/config/schema'
import type { Database } from '#db/database'
import type { Facts } from '#db/signals/facts'
import { selectBrand, selectVersions } from '#brands/brands/repository'

/** A brand as it is now: its document and the version that every change raises. */
export interface LiveBrand {
  merchant: string
  version: number
  document: Brand
  register: unknown
}

/** The brand of a merchant code. */
export function withMerchant(brands: readonly LiveBrand[], merchant: string): LiveBrand | undefined {
  return brands.find((brand) => brand.merchant === merchant)
}

/** The brand of a host name without port. */
export function withHost(brands: readonly LiveBrand[], host: string): LiveBrand | undefined {
  return brands.find((brand) => brand.document.hosts.includes(host))
}

/** Reads brands; a document is parsed once per version, the version is queried every time, so all instances agree. */
export class BrandService {
  readonly #db: Database
  readonly #facts: Facts
  readonly #known = new Map<string, LiveBrand>()
  #held: { readonly brands: readonly LiveBrand[]; readonly revision: number } | undefined
  constructor(db: Database, facts: Facts) {
    this.#db = db
    this.#facts = facts
  }

  async byMerchant(merchant: string): Promise<LiveBrand | undefined> {
    return withMerchant(await this.all(), merchant)
  }

  /**
   * All brands as they were when the database last reported a change, a moment ago at most: for answers that are the same for all
   * callers, never for money.
   */
  async held(): Promise<readonly LiveBrand[]> {
    const { revision, isSubscribed } = this.#facts
    if (isSubscribed && this.#held?.revision === revision) return this.#held.brands
    const brands = await this.all()
    this.#held = { brands, revision }
    return brands
  }

  /** Every brand, ordered by merchant code. */
  async all(): Promise<LiveBrand[]> {
    const versions = await selectVersions(this.#db)
    const brands: LiveBrand[] = []
    for (const { merchant, version } of versions) {
      const known = this.#known.get(merchant)
      const brand = known?.version === version ? known : await this.#load(merchant)
      if (brand) brands.push(brand)
    }
    return brands
  }

  async #load(merchant: string): Promise<LiveBrand | undefined> {
    const row = await selectBrand(this.#db, merchant)
    if (!row) return undefined
    const brand = {
      merchant,
      version: row.version,
      document: storedBrandSchema.parse(row.document),
      register: row.register,
    }
    this.#known.set(merchant, brand)
    return brand
  }
}
