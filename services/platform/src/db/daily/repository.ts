import { sql } from 'kysely'
import type { Database } from '#db/database'

/** Takes a day's work; false when another copy has taken it, now or within the day. Index: the primary key. */
export async function takeWork(db: Database, name: string, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into daily_work (name, begun_at) values (${name}, ${now})
    on conflict (name) do update set begun_at = excluded.begun_at
    where daily_work.begun_at <= excluded.begun_at - interval '1 day' returning name`.execute(db)
  return rows.length > 0
}
