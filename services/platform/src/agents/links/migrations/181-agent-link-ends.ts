import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who of the operators ended a link, and why; and the order in which they see links. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table agent_links add column if not exists ended_by text,
      add column if not exists end_why text`.execute(db)
    await sql`create index agent_links_newest on agent_links (created_at desc, id)`.execute(db)
    await sql`create index agent_links_of_anyone on agent_links (agent_id, created_at desc, id)`.execute(db)
  },
}
