import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Members as operators look for them: by the beginning of the account name, the newest ones, by e-mail address. */
export const migration: Migration = {
  async up(db) {
    await sql`create index members_by_account_start on members (merchant, lower(account) text_pattern_ops)`.execute(
      db,
    )
    await sql`create index members_newest on members (merchant, created_at desc, id)`.execute(db)
    await sql`create index member_profiles_by_email on member_profiles (merchant, lower(email)) where email is not null`.execute(
      db,
    )
  },
}
