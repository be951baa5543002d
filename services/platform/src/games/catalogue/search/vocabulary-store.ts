import { performance } from 'node:perf_hooks'
import type { Database } from '#db/database'
import { selectWords } from '#games/catalogue/search/vocabulary.repository'
import { Vocabulary } from '#games/catalogue/search/vocabulary'

/** What another process imported is found after so long at the latest. */
const FRESH_MS = 1_000

/** The vocabulary as the database has it, held in memory: some thousand words, read many times in every search. */
export class VocabularyStore {
  readonly #db: Database
  readonly #vocabulary = new Vocabulary()
  #newest = 0n
  #readAt = -Infinity
  #reading: Promise<void> | undefined
  constructor(db: Database) {
    this.#db = db
  }

  async current(): Promise<Vocabulary> {
    if (performance.now() - this.#readAt > FRESH_MS) {
      this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
      await this.#reading
    }
    return this.#vocabulary
  }

  /** Words are only ever added, one indexing after the other: those after the newest known one are all that is new. */
  async #read(): Promise<void> {
    const added = await selectWords(this.#db, this.#newest)
    if (added.length > 0) this.#vocabulary.add(added.map(({ word }) => word))
    this.#newest = added.at(-1)?.id ?? this.#newest
    this.#readAt = performance.now()
  }
}
