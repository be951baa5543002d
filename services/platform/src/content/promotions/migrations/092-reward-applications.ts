import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Applications for rewards, and the pictures that members show with them. */
export const migration: Migration = {
  async up(db) {
    await sql`create table reward_applications (
      id uuid primary key,
      merchant text not null,
      promotion_id text not null,
      member_id uuid not null references members,
      state text not null check (state in ('applied', 'approved', 'refused', 'paid')),
      remarks text not null,
      digest text not null,
      applied_at timestamptz not null,
      decided_at timestamptz,
      decided_by text,
      currency text not null,
      amount bigint check (amount > 0),
      entry_id uuid,
      answer jsonb,
      check ((state = 'paid') = (entry_id is not null)),
      check ((state = 'paid') = (amount is not null)),
      check ((state = 'applied') = (decided_at is null)),
      foreign key (merchant, promotion_id) references announcements
    )`.execute(db)
    await sql`create unique index reward_applications_once on reward_applications (member_id, promotion_id)
      where state <> 'refused'`.execute(db)
    await sql`create index reward_applications_of_member on reward_applications (member_id, promotion_id, applied_at desc)`.execute(
      db,
    )
    await sql`create index reward_applications_by_state on reward_applications (state, applied_at, id)`.execute(
      db,
    )
    await sql`create table reward_pictures (
      id uuid primary key,
      member_id uuid not null references members,
      application_id uuid references reward_applications on delete set null,
      place integer not null,
      width integer not null,
      height integer not null,
      brought_at timestamptz not null
    )`.execute(db)
    await sql`create index reward_pictures_of_application on reward_pictures (application_id, place)`.execute(
      db,
    )
    await sql`create index reward_pictures_by_time on reward_pictures (brought_at)`.execute(db)
  },
}
