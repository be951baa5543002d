import { SEARCH_MOST_FOUND } from '@site/config'
import type { Database } from '#db/database'
import {
  countHits,
  selectHits,
  selectPopularHits,
  type Hits,
  type Slice,
  type Within,
} from '#games/catalogue/search/search.repository'
import { VocabularyStore } from '#games/catalogue/search/vocabulary-store'
import { TypedName, type Wanted } from '#games/catalogue/search/wanted'

/**
 * Finds games by name in both languages, whatever the language of the call: case, accents, tone marks, blanks and word
 * order do not matter, a word may be typed in part or with one wrong letter (LOB-25).
 */
export class GameSearch {
  readonly #db: Database
  readonly #vocabulary: VocabularyStore
  constructor(db: Database) {
    this.#db = db
    this.#vocabulary = new VocabularyStore(db)
  }

  async find(where: Within, name: string, slice: Slice): Promise<Hits> {
    const typed = TypedName.read(name, await this.#vocabulary.current())
    const plain = typed.asTyped()
    if (plain !== undefined) {
      const found = await this.#page(where, plain, slice)
      if (found.count > 0) return found
    }
    for (const mend of [() => typed.mendedWhereBroken(), () => typed.mended()]) {
      const mended = mend()
      if (mended === undefined) continue
      const found = await this.#page(where, mended, slice)
      if (found.count > 0) return found
    }
    const part = typed.inPart()
    return part === undefined ? { nodeIds: [], count: 0 } : await this.#page(where, part, slice)
  }

  async #page(where: Within, wanted: Wanted, slice: Slice): Promise<Hits> {
    const found = await selectHits(this.#db, where, wanted, SEARCH_MOST_FOUND, slice)
    return found ?? { nodeIds: await this.#popular(where, wanted, slice), count: SEARCH_MOST_FOUND }
  }

  /** Of very many: those with the words whole, then the others, each the most popular first. */
  async #popular(where: Within, { fits, exactly }: Wanted, { limit, offset }: Slice): Promise<bigint[]> {
    const left = Math.min(limit, SEARCH_MOST_FOUND - offset)
    const first =
      exactly === undefined
        ? []
        : await selectPopularHits(this.#db, where, exactly, undefined, { limit: left, offset })
    if (first.length === left) return first
    const whole = exactly === undefined ? 0 : await countHits(this.#db, where, exactly, SEARCH_MOST_FOUND)
    const rest = { limit: left - first.length, offset: Math.max(0, offset - whole) }
    return [...first, ...(await selectPopularHits(this.#db, where, fits, exactly, rest))]
  }
}
