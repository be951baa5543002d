import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Mail to members and their conversation with customer service. */
export const migration: Migration = {
  async up(db) {
    await sql`create table mails (
      id uuid primary key,
      member_id uuid not null references members,
      texts jsonb not null,
      sent_at timestamptz not null,
      read_at timestamptz
    )`.execute(db)
    await sql`create index mails_unread on mails (member_id) where read_at is null`.execute(db)
    await sql`create table chat_messages (
      id uuid primary key,
      member_id uuid not null references members,
      from_operator boolean not null,
      text text not null,
      sent_at timestamptz not null,
      read_at timestamptz
    )`.execute(db)
    await sql`create index chat_messages_unread on chat_messages (member_id) where from_operator and read_at is null`.execute(
      db,
    )
  },
}
