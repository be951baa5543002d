import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What pages reported, added up by the hour; what the judge of canaries has seen of each. */
export const migration: Migration = {
  async up(db) {
    await sql`create table field_counts (
      hour timestamptz not null,
      module text not null,
      version text not null,
      brand text not null,
      route text not null,
      composition text not null,
      metric text not null,
      bucket smallint not null,
      count bigint not null,
      primary key (module, version, hour, brand, route, composition, metric, bucket)
    )`.execute(db)
    await sql`create index field_counts_by_age on field_counts (hour)`.execute(db)
    await sql`create table field_canaries (
      module text primary key,
      version text not null,
      since text not null,
      begun_at timestamptz not null,
      state jsonb not null,
      verdict text not null,
      figure text,
      why text not null,
      decided_at timestamptz,
      claimed_at timestamptz,
      done_at timestamptz
    )`.execute(db)
  },
}
