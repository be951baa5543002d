import { typosOf } from '#games/catalogue/search/typo'

/** What the vocabulary knows of the requested parts of a run. */
export interface Lexicon {
  readonly words: ReadonlySet<string>
  /** How words begin, whole words among them. */
  readonly beginnings: ReadonlySet<string>
}

const MOST_CONTAINING = 24

/** The words of the games' names, as a search asks them. */
export class Vocabulary {
  readonly #words = new Set<string>()
  /** Words by the spellings under which they are found (`typosOf`). */
  readonly #bySpelling = new Map<string, string[]>()
  #sorted: readonly string[] = []
  #shortestFirst: readonly string[] = []

  add(words: readonly string[]): void {
    for (const word of words) {
      if (this.#words.has(word)) continue
      this.#words.add(word)
      for (const spelling of typosOf(word)) {
        const known = this.#bySpelling.get(spelling)
        if (known === undefined) this.#bySpelling.set(spelling, [word])
        else known.push(word)
      }
    }
    this.#sorted = [...this.#words].sort()
    this.#shortestFirst = [...this.#sorted].sort((a, b) => a.length - b.length)
  }

  /** Which of these are words of a name, and which are how a word begins. */
  look(words: readonly string[], beginnings: readonly string[]): Lexicon {
    return {
      words: new Set(words.filter((word) => this.#words.has(word))),
      beginnings: new Set(beginnings.filter((part) => this.#begins(part))),
    }
  }

  /** Words that have this inside, the shortest first. */
  containing(part: string): string[] {
    const found: string[] = []
    for (const word of this.#shortestFirst) {
      if (found.length === MOST_CONTAINING) break
      if (word.includes(part)) found.push(word)
    }
    return found
  }

  /** Words that are known under one of these spellings (`lookupsOf`). */
  mistyped(as: readonly string[]): string[] {
    return [...new Set(as.flatMap((spelling) => this.#bySpelling.get(spelling) ?? []))]
  }

  #begins(part: string): boolean {
    let [from, to] = [0, this.#sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#sorted[middle] ?? '') < part) from = middle + 1
      else to = middle
    }
    return this.#sorted[from]?.startsWith(part) === true
  }
}
