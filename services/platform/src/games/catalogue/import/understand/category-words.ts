import type { GameKind, ImportSettings } from '@site/shared-api/contract/import-settings'
import { foldedMap, folded } from './folded.ts'
import { kindOf } from './kinds.ts'

type Meant = GameKind | 'skip'

/** A word of the category column and what became of it. */
export interface CategoryWord {
  word: string
  count: number
  kind: Meant | undefined
}

/** What a list's category words mean: as the operator says, else as they are known, else what the operator wants of unknown ones. */
export class CategoryWords {
  readonly #mapped: ReadonlyMap<string, Meant>
  readonly #fallback: GameKind | undefined
  readonly #seen = new Map<string, CategoryWord>()
  constructor({ categories, defaultCategory }: Pick<ImportSettings, 'categories' | 'defaultCategory'>) {
    this.#mapped = foldedMap(categories)
    this.#fallback = defaultCategory ?? undefined
  }

  /** What a word alone means, without the fall-back. */
  meaning(word: string): Meant | undefined {
    return this.#mapped.get(folded(word)) ?? kindOf(word)
  }

  /** What the category of a row means; counted for the report. */
  read(word: string | undefined): Meant | undefined {
    if (word === undefined) return this.#fallback
    const kind = this.meaning(word)
    const seen = this.#seen.get(folded(word))
    if (seen) seen.count += 1
    else this.#seen.set(folded(word), { word, count: 1, kind })
    return kind ?? this.#fallback
  }

  /** Unknown ones first, each the most frequent first. */
  words(): CategoryWord[] {
    const known = ({ kind }: CategoryWord): number => (kind === undefined ? 0 : 1)
    return [...this.#seen.values()].sort((a, b) => known(a) - known(b) || b.count - a.count)
  }
}
