import { storedBrandSchema, type Brand } from '@site/config/schema'
import type { Database } from '#db/database'
import { selectBrand, selectVersions } from '#brands/brands/repository'

/** A brand as it stands now: its document and the version that every change raises. */
export interface LiveBrand {
  merchant: string
  version: number
  document: Brand
  register: unknown
}

/** Reads brands; a document is parsed once per version, the version is asked every time, so all instances agree. */
export class BrandService {
  readonly #db: Database
  readonly #known = new Map<string, LiveBrand>()
  constructor(db: Database) {
    this.#db = db
  }

  async byMerchant(merchant: string): Promise<LiveBrand | undefined> {
    const brands = await this.all()
    return brands.find((brand) => brand.merchant === merchant)
  }

  /** The brand of a host name without port. */
  async byHost(host: string): Promise<LiveBrand | undefined> {
    const brands = await this.all()
    return brands.find((brand) => brand.document.hosts.includes(host))
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
