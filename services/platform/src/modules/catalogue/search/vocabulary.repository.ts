import { sql } from 'kysely'
import type { Database } from '#db/database'

/** What the vocabulary knows of the stretches of letters that were asked for. */
export interface Lexicon {
  readonly words: ReadonlySet<string>
  /** How words begin, whole words among them. */
  readonly beginnings: ReadonlySet<string>
}

/** What a search asks of the vocabulary. */
export interface Vocabulary {
  /** Which of these are words of a name, and which are how a word begins. */
  look(words: readonly string[], beginnings: readonly string[]): Promise<Lexicon>
  /** Words that have this inside. */
  containing(part: string): Promise<string[]>
  /** Words that are known under one of these spellings (`typosOf`). */
  mistyped(as: readonly string[]): Promise<string[]>
}

const MOST_CONTAINING = 24
const LAST_CHARACTER = '\u{10ffff}'

/** The vocabulary of the games' names. Indexes: the primary keys of search_words and search_typos. */
export function vocabularyOf(db: Database): Vocabulary {
  return {
    async look(words, beginnings) {
      const { rows } = await sql<{ text: string; whole: boolean }>`
        select word as text, true as whole from search_words where word = any(${[...words]}::text[])
        union all select part, false from unnest(${[...beginnings]}::text[]) part
        where exists (select from search_words where word >= part and word < part || ${LAST_CHARACTER}::text)`.execute(
        db,
      )
      const of = (kind: boolean) =>
        new Set(rows.filter(({ whole }) => whole === kind).map(({ text }) => text))
      return { words: of(true), beginnings: of(false) }
    },
    async containing(part) {
      const { rows } = await sql<{ word: string }>`select word from search_words
        where strpos(word, ${part}) > 0 order by length(word), word limit ${MOST_CONTAINING}`.execute(db)
      return rows.map(({ word }) => word)
    },
    async mistyped(as) {
      if (as.length === 0) return []
      const { rows } = await sql<{ word: string }>`select distinct word from search_typos
        where typo = any(${[...as]}::text[])`.execute(db)
      return rows.map(({ word }) => word)
    },
  }
}
