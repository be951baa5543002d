import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an operator completes the account by, with a password of their own. */
export const migration: Migration = {
  async up(db) {
    await sql`create table operator_invitations (
      operator_id uuid primary key references operators,
      token_hash text not null unique,
      totp_sealed text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  },
}
