import { sql } from 'kysely'
import type { Database } from '#db/database'

const BATCH = 1_000
const NONE = '00000000-0000-0000-0000-000000000000'

/**
 * Forgets game sessions begun before `before`, the oldest first, but for those in whose game a round of the member is still
 * open: its end has yet to come from them. How many with each batch. Indexes: game_sessions_by_age, rounds_by_game.
 */
export async function* forgetGameSessions(db: Database, before: Date): AsyncGenerator<number, void> {
  let after = { at: new Date(0), id: NONE }
  for (;;) {
    const { rows } = await sql<{
      gone: bigint
      seen: bigint
      at: Date | null
      id: string | null
    }>`with oldest as (
        select id, created_at, member_id, provider, node_id from game_sessions
        where created_at < ${before} and (created_at, id) > (${after.at}, ${after.id}::uuid)
        order by created_at, id limit ${BATCH}
      ), gone as (
        delete from game_sessions where id in (select id from oldest o where not exists (
          select from rounds r where r.member_id = o.member_id and r.node_id = o.node_id and r.provider = o.provider
          and r.status = 'open')) returning id
      ), last as (select id, created_at from oldest order by created_at desc, id desc limit 1)
      select (select count(*) from gone) as gone, (select count(*) from oldest) as seen,
        (select created_at from last) as at, (select id from last) as id`.execute(db)
    const [row] = rows
    yield Number(row?.gone ?? 0n)
    if (!row || row.at === null || row.id === null || row.seen < BATCH) return
    after = { at: row.at, id: row.id }
  }
}
