import { sql } from 'kysely'
import type { Database } from '#db/database'

const BATCH = 500

/** What is forgotten: guests not seen since `guests`, lines and pictures of before `lines`. */
interface Before {
  readonly guests: Date
  readonly lines: Date
}

/** Forgets old conversations in batches; how many rows with each. Indexes: chat_guests_by_use, chat_entries_by_age, chat_pictures_by_age. */
export async function* forgetChats(db: Database, { guests, lines }: Before): AsyncGenerator<number, void> {
  const steps = [
    () =>
      sql`delete from chat_guests where id in (select id from chat_guests where seen_at < ${guests} order by seen_at limit ${BATCH})`.execute(
        db,
      ),
    () =>
      sql`delete from chat_entries where (conversation_id, seq) in
        (select conversation_id, seq from chat_entries where at < ${lines} order by at limit ${BATCH})`.execute(
        db,
      ),
    () =>
      sql`delete from chat_pictures where id in (select id from chat_pictures where at < ${lines} order by at limit ${BATCH})`.execute(
        db,
      ),
  ]
  for (const step of steps)
    for (;;) {
      const gone = Number((await step()).numAffectedRows ?? 0n)
      yield gone
      if (gone < BATCH) break
    }
}
