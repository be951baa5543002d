import { performance } from 'node:perf_hooks'
import type { Database } from '#db/database'
import { ProviderWords } from '#games/catalogue/search/provider-words'
import { selectVendorNames, type VendorRow } from '#games/catalogue/vendors/vendors.repository'

/** A provider that another process renamed is called so after this long at the latest. */
const FRESH_MS = 1_000

type Names = ReadonlyMap<string, Pick<VendorRow, 'names'>>

/** What providers are called, held for a moment: every list of games asks, and there are only tens of them. */
export class VendorNames {
  readonly #db: Database
  #names: Promise<Names> | undefined
  #words: { of: string; words: ProviderWords } | undefined
  #readAt = -Infinity
  constructor(db: Database) {
    this.#db = db
  }

  current(): Promise<Names> {
    if (this.#names === undefined || performance.now() - this.#readAt > FRESH_MS) {
      const names = selectVendorNames(this.#db)
      this.#names = names
      this.#readAt = performance.now()
      // The caller gets the failure; it is not cached.
      names.catch(() => {
        if (this.#names === names) this.#names = undefined
      })
    }
    return this.#names
  }

  /** The same, as players type them. */
  async words(): Promise<ProviderWords> {
    const names = await this.current()
    const of = JSON.stringify([...names])
    if (this.#words?.of !== of) this.#words = { of, words: new ProviderWords(names) }
    return this.#words.words
  }
}
