import { sql } from 'kysely'
import type { Database } from '#db/database'

const BATCH = 1_000

/**
 * Forgets messages that were sent before a moment, read or not, then those to many of which no copy is left; how many with each
 * batch. Indexes: mails_by_age, mails_of_mailing.
 */
export async function* forgetMails(db: Database, before: Date): AsyncGenerator<number, void> {
  for (;;) {
    const { numAffectedRows: gone = 0n } = await sql`delete from mails where id in (
      select id from mails where sent_at < ${before} order by sent_at limit ${BATCH}
    )`.execute(db)
    yield Number(gone)
    if (gone < BATCH) break
  }
  const { numAffectedRows: gone = 0n } = await sql`delete from mailings m
    where m.send_at < ${before} and m.state in ('sent', 'taken-back')
    and not exists (select 1 from mails c where c.mailing_id = m.id)`.execute(db)
  yield Number(gone)
}
