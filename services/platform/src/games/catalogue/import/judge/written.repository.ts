import { sql } from 'kysely'
import type { Database } from '#db/database'
import { letOthers } from '#games/catalogue/import/breathe'
import type { VendorRow } from '#games/catalogue/vendors/vendors.repository'
import { GAME_FIELDS, type ListedGame } from './rows.ts'

const IDS_AT_ONCE = 500

/**
 * Games of the given node ids that some brand offers; one that no brand offers any more is none. `hold` keeps them from others
 * until the transaction ends. Index: the primary key.
 */
export async function selectGamesOf(
  db: Database,
  nodeIds: readonly string[],
  { hold = false }: { hold?: boolean } = {},
): Promise<Map<string, ListedGame>> {
  const found = new Map<string, ListedGame>()
  for (let i = 0; i < nodeIds.length; i += IDS_AT_ONCE) {
    const ids = JSON.stringify(nodeIds.slice(i, i + IDS_AT_ONCE))
    const rows = await db
      .selectFrom('games')
      .select([...GAME_FIELDS])
      .where(
        sql<boolean>`node_id in (select value::bigint from jsonb_array_elements_text(${ids}::text::jsonb))`,
      )
      .where(sql<boolean>`merchants <> '{}'`)
      .$if(hold, (query) => query.forUpdate())
      .execute()
    await letOthers()
    for (const row of rows) found.set(row.node_id.toString(), row)
  }
  return found
}

const COLUMNS =
  sql.raw(`node_id bigint, vendor text, game_type text, game_classify text, game_classify_new text, names jsonb,
  game_id text, room_id text, game_code text, lotto_mode text, support_play smallint, freeplay smallint,
  is_game_h5 boolean, is_new boolean, hot_rank integer, popularity integer, min_bet numeric, min_line integer, rtp numeric,
  art_theme text, merchants text[]`)
const NAMES = GAME_FIELDS.filter((field) => field !== 'node_id')

/** Writes many games in one statement; one that exists already is replaced. */
export async function upsertGames(db: Database, rows: readonly ListedGame[]): Promise<void> {
  const json = JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  const list = sql.raw(['node_id', ...NAMES].join(', '))
  const renewed = sql.raw(NAMES.map((name) => `${name} = excluded.${name}`).join(', '))
  await sql`insert into games (${list}) select ${list} from jsonb_to_recordset(${json}::text::jsonb) as row (${COLUMNS})
    on conflict (node_id) do update set ${renewed}`.execute(db)
}

/** Adds providers, those that stand already excepted, and offers the used ones to the brands. */
export async function writeVendors(
  db: Database,
  created: readonly VendorRow[],
  used: readonly string[],
  merchants: readonly string[],
): Promise<void> {
  if (created.length > 0) {
    const json = JSON.stringify(created)
    await sql`insert into vendors (code, names, match_key, colour, logo_seed, studio, hue_shift, categories, is_hot, sort, merchants)
      select code, names, match_key, colour, logo_seed, studio, hue_shift, categories, is_hot, sort, merchants
      from jsonb_to_recordset(${json}::text::jsonb) as row (code text, names jsonb, match_key text, colour text, logo_seed text,
        studio text, hue_shift integer, categories text[], is_hot boolean, sort integer, merchants text[])
      on conflict do nothing`.execute(db)
  }
  const wanted = JSON.stringify(merchants)
  await sql`update vendors set merchants = array(select distinct m from unnest(merchants || array(select jsonb_array_elements_text(${wanted}::text::jsonb))) m order by m)
    where code in (select jsonb_array_elements_text(${JSON.stringify(used)}::text::jsonb))`.execute(db)
}
