import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Invite links of agents; a link that was deleted keeps its code, so that it is never given out again. */
export const migration: Migration = {
  async up(db) {
    await sql`create table agent_links (
      id uuid primary key,
      merchant text not null references brands,
      code text not null,
      agent_id uuid not null references members,
      name text not null,
      type smallint not null,
      rate integer not null,
      clicks bigint not null default 0,
      created_at timestamptz not null,
      deleted_at timestamptz,
      unique (merchant, code)
    )`.execute(db)
    await sql`create index agent_links_of_agent on agent_links (agent_id, created_at desc) where deleted_at is null`.execute(
      db,
    )
  },
}
