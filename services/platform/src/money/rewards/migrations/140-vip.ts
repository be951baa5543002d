import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Levels as operators write them, where members stand among them, and rewards that wait to be claimed. What older copies read
 * of a level stays: its label and how many conditions lead to it.
 */
export const migration: Migration = {
  async up(db) {
    await sql`alter table vip_levels add column id text`.execute(db)
    await sql`alter table vip_levels add column document jsonb`.execute(db)
    await sql`update vip_levels set id = label_id, document = jsonb_build_object('level', level, 'name', label,
      'conditions', '[]'::jsonb, 'keep', '[]'::jsonb, 'rebatePercent', 100, 'pointsPercent', 100,
      'levelGift', '0', 'monthGift', '0')`.execute(db)
    await sql`create unique index vip_levels_by_id on vip_levels (merchant, id)`.execute(db)
    await sql`create table vip_standings (
      member_id uuid primary key references members (id),
      merchant text not null,
      since date not null,
      judged_on date not null
    )`.execute(db)
    await sql`create table vip_changes (
      member_id uuid not null references members (id),
      day date not null,
      merchant text not null,
      from_level integer not null,
      to_level integer not null,
      figures jsonb not null,
      primary key (member_id, day)
    )`.execute(db)
    await sql`create table reward_rules (merchant text primary key, document jsonb not null)`.execute(db)
    await sql`create table day_ends (
      merchant text not null,
      task text not null,
      day date not null,
      primary key (merchant, task)
    )`.execute(db)
    await sql`create table reward_grants (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      source text not null check (source in ('vip-level', 'vip-month', 'operator')),
      key text not null,
      title jsonb not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      state text not null check (state in ('proposed', 'open', 'claimed', 'taken-back')),
      why text,
      granted_by text not null,
      approved_by text,
      granted_at timestamptz not null,
      expires_at timestamptz,
      claimed_at timestamptz,
      entry_id uuid,
      unique (member_id, source, key)
    )`.execute(db)
    await sql`create index reward_grants_claimed on reward_grants (member_id, claimed_at desc, id)
      where state = 'claimed'`.execute(db)
    await sql`create index reward_grants_newest on reward_grants (granted_at desc, id)`.execute(db)
    await sql`create index reward_grants_of_brand on reward_grants (merchant, granted_at desc, id)`.execute(
      db,
    )
  },
}
