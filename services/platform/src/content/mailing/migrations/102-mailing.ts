import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How many have read a message to many. */
export const migration: Migration = {
  async up(db) {
    await sql`create index mails_read on mails (mailing_id) where mailing_id is not null and read_at is not null`.execute(
      db,
    )
    await sql`create index members_of_merchant on members (merchant, id)`.execute(db)
  },
}
