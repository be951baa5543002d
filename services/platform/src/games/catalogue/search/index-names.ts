import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Localised } from '#games/catalogue/tables'
import { gramsOf, isThai, keyOf, runsOf, wordsOf } from '#games/catalogue/search/fold'

/** Raised when names are read in another way: every game is indexed again at the next start. */
const VERSION = 1
const AT_ONCE = 1_000
const LOCK = 7_301_980
/** A first filling of this size is much quicker without the indexes; they are made over all of it afterwards. */
const MANY = 10_000

interface Named {
  node_id: bigint
  names: Localised
}

export interface IndexOptions {
  readonly progress?: (done: number) => void
  /** False for who indexes in parts. */
  readonly describe?: boolean
  /** Node ids: nothing else is looked at. */
  readonly only?: readonly string[]
}

const FILTERS = sql.raw(
  'vendor, game_type, game_classify, game_classify_new, is_new, hot_rank, popularity, min_bet, min_line, merchants',
)

/**
 * Brings the search index up to date with the games' names: new games, changed names, another version of the index.
 * Returns how many were indexed; instances that start together wait for each other.
 */
export async function indexNames(
  db: Database,
  { progress, describe = true, only }: IndexOptions = {},
): Promise<number> {
  const work = async (tx: Database): Promise<number> => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    const waiting = await selectUnindexed(tx, only)
    const first = waiting.length >= MANY && (await isEmpty(tx))
    if (first) await sql`drop index game_search_words, game_search_popularity`.execute(tx)
    let done = 0
    while (done < waiting.length) {
      await writeIndex(tx, waiting.slice(done, done + AT_ONCE))
      done = Math.min(done + AT_ONCE, waiting.length)
      progress?.(done)
    }
    if (first) await createIndexes(tx)
    if (done > 0 && describe) await describeNames(tx)
    return done
  }
  return db.isTransaction ? await work(db) : await db.transaction().execute(work)
}

/** Without fresh statistics the planner reads all games for a rare word; a caller that indexes in parts does this once, at the end. */
export async function describeNames(db: Database): Promise<void> {
  await sql`analyze games, game_search, search_words`.execute(db)
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql`select from game_search limit 1`.execute(db)
  return rows.length === 0
}

/** As the migration 010-search makes them. */
async function createIndexes(db: Database): Promise<void> {
  await sql`create index game_search_words on game_search using gin (words) with (fastupdate = off)`.execute(
    db,
  )
  await sql`create index game_search_popularity on game_search (popularity desc, node_id)`.execute(db)
}

/** Games whose names are not in the index as they are; popular ones first, so that those lie together on the disk. */
async function selectUnindexed(db: Database, only: readonly string[] | undefined): Promise<Named[]> {
  const { rows } = await sql<Named>`select g.node_id, g.names from games g
    left join game_search s on s.node_id = g.node_id where s.version is distinct from ${VERSION}
    ${only === undefined ? sql`` : sql`and g.node_id = any(${`{${only.join()}}`}::bigint[])`}
    order by g.popularity desc, g.node_id`.execute(db)
  return rows
}

async function writeIndex(db: Database, games: readonly Named[]): Promise<void> {
  const vocabulary = new Set<string>()
  const rows = games.map(({ node_id, names }) => {
    const words = [...wordsOf(names.EN), ...wordsOf(names.TY)]
    for (const word of words) vocabulary.add(word)
    const grams = [names.EN, names.TY].flatMap((name) => runsOf(name).filter(isThai).flatMap(gramsOf))
    return {
      node_id: node_id.toString(),
      words: [...new Set([...words, ...grams])],
      name_en: keyOf(names.EN),
      name_ty: keyOf(names.TY),
    }
  })
  await sql`insert into game_search (node_id, words, name_en, name_ty, version, ${FILTERS})
    select node_id, array_to_tsvector(array(select jsonb_array_elements_text(row.words))), row.name_en, row.name_ty, ${VERSION}, ${FILTERS}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (node_id bigint, words jsonb, name_en text, name_ty text)
    join games using (node_id)
    on conflict (node_id) do update set words = excluded.words, name_en = excluded.name_en, name_ty = excluded.name_ty,
      version = excluded.version`.execute(db)
  await writeVocabulary(db, [...vocabulary])
}

async function writeVocabulary(db: Database, words: readonly string[]): Promise<void> {
  await sql`insert into search_words (word)
    select jsonb_array_elements_text(${JSON.stringify(words)}::text::jsonb) on conflict do nothing`.execute(
    db,
  )
}
