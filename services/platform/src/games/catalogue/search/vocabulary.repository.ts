import { sql } from 'kysely'
import type { Database } from '#db/database'

export interface NumberedWord {
  readonly id: bigint
  readonly word: string
}

/** The words that came after one of this number, the oldest first. Index: search_words_id. */
export async function selectWords(db: Database, after: bigint): Promise<NumberedWord[]> {
  const { rows } =
    await sql<NumberedWord>`select id, word from search_words where id > ${after}::bigint order by id`.execute(
      db,
    )
  return rows
}
