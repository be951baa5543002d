import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Feedback of members to their brand, and its outcome (CON-07). */
export const migration: Migration = {
  async up(db) {
    await sql`create table feedback (
      id uuid primary key,
      merchant text not null references brands,
      member_id uuid not null references members,
      category text not null,
      content text not null,
      state text not null check (state in ('waiting', 'answered', 'closed')),
      sent_at timestamptz not null,
      answer text,
      handled_at timestamptz,
      handled_by text
    )`.execute(db)
    await sql`create index feedback_of_member on feedback (member_id, sent_at desc, id desc)`.execute(db)
    await sql`create index feedback_in_order on feedback (sent_at desc, id desc)`.execute(db)
    await sql`create index feedback_waiting on feedback (sent_at, id) where state = 'waiting'`.execute(db)
  },
}
