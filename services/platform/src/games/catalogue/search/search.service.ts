import { SEARCH_MOST_FOUND } from '@site/config'
import type { Database } from '#db/database'
import type { ProviderWords, TypedProviders } from '#games/catalogue/search/provider-words'
import {
  countHits,
  countOfProviders,
  selectHits,
  selectOfProviders,
  selectPopularHits,
  type Hits,
  type Slice,
  type Within,
} from '#games/catalogue/search/search.repository'
import { VocabularyStore } from '#games/catalogue/search/vocabulary-store'
import { TypedName, type Wanted } from '#games/catalogue/search/wanted'

/** What was found, and the providers that were typed. */
export interface Found extends Hits {
  readonly providers: readonly string[]
}

/**
 * Finds games by name in both languages, whatever the language of the call: case, accents, tone marks, blanks and word
 * order do not matter, a word may be typed in part or with one wrong letter (LOB-25). Where a provider is typed, its games
 * follow those of the name; where a name is typed beside it, they are looked for among its games.
 */
export class GameSearch {
  readonly #db: Database
  readonly #vocabulary: VocabularyStore
  constructor(db: Database) {
    this.#db = db
    this.#vocabulary = new VocabularyStore(db)
  }

  async find(where: Within, name: string, slice: Slice, providers?: ProviderWords): Promise<Found> {
    const typed = TypedName.read(name, await this.#vocabulary.current())
    const meant = where.by.vendor === undefined ? providers?.read(name) : undefined
    const plain = typed.asTyped()
    if (plain !== undefined) {
      const found = await this.#page(where, plain, slice)
      if (found.count > 0)
        return meant?.rest === ''
          ? await this.#withProviders(where, meant.codes, found, plain.fits, slice)
          : { ...found, providers: [] }
    }
    const found = meant && (await this.#ofProviders(where, meant, slice))
    return found !== undefined && found.count > 0
      ? found
      : { ...(await this.#mended(where, typed, slice)), providers: [] }
  }

  async #mended(where: Within, typed: TypedName, slice: Slice): Promise<Hits> {
    for (const mend of [() => typed.mendedWhereBroken(), () => typed.mended()]) {
      const mended = mend()
      if (mended === undefined) continue
      const found = await this.#page(where, mended, slice)
      if (found.count > 0) return found
    }
    const part = typed.inPart()
    return part === undefined ? { nodeIds: [], count: 0 } : await this.#page(where, part, slice)
  }

  /** No name is like what was typed: games of the providers, all of them or those of the rest of the name. */
  async #ofProviders(where: Within, { codes, rest }: TypedProviders, slice: Slice): Promise<Found> {
    if (rest === '')
      return await this.#withProviders(where, codes, { nodeIds: [], count: 0 }, undefined, slice)
    return { ...(await this.find(withinProviders(where, codes), rest, slice)), providers: codes }
  }

  /** Games whose names fit, then those of the providers. */
  async #withProviders(
    where: Within,
    codes: readonly string[],
    named: Hits,
    fits: string | undefined,
    { limit, offset }: Slice,
  ): Promise<Found> {
    const room = SEARCH_MOST_FOUND - named.count
    if (room <= 0) return { ...named, providers: codes }
    const inside = withinProviders(where, codes)
    const count = await countOfProviders(this.#db, inside, fits, room)
    const from = Math.max(0, offset - named.count)
    const left = Math.min(limit - named.nodeIds.length, count - from)
    const more = await selectOfProviders(this.#db, inside, fits, { limit: left, offset: from })
    return { nodeIds: [...named.nodeIds, ...more], count: named.count + count, providers: codes }
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

function withinProviders({ scope, ...where }: Within, codes: readonly string[]): Within {
  const { vendors } = scope
  return {
    ...where,
    scope: { ...scope, vendors: vendors ? codes.filter((code) => vendors.includes(code)) : [...codes] },
  }
}
