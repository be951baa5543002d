import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Messages of the mail centre: what they are about, whether they were deleted, and those that go to many (CON-07, PLT-09). */
export const migration: Migration = {
  async up(db) {
    await sql`create table mailings (
      id uuid primary key,
      merchant text not null references brands,
      texts jsonb not null,
      audience jsonb not null,
      state text not null check (state in ('waiting', 'sending', 'sent', 'taken-back')),
      send_at timestamptz not null,
      last_member uuid,
      reached integer not null default 0,
      created_at timestamptz not null,
      created_by text not null,
      ended_at timestamptz,
      taken_back_at timestamptz,
      taken_back_by text
    )`.execute(db)
    await sql`create index mailings_in_order on mailings (merchant, created_at desc, id desc)`.execute(db)
    await sql`alter table mails
      alter column texts drop not null,
      add column kind text not null default 'news',
      add column mailing_id uuid references mailings,
      add column deleted_at timestamptz`.execute(db)
    await sql`create index mails_in_order on mails (member_id, sent_at desc, id desc)`.execute(db)
    await sql`create unique index mails_of_mailing on mails (mailing_id, member_id) where mailing_id is not null`.execute(
      db,
    )
    await sql`create index mails_by_age on mails (sent_at)`.execute(db)
  },
}
