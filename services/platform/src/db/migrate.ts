import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Migration } from '#db/migration'
import { StartupError } from '#startup-error'

/** Any number; all instances ask for the same one. */
const MIGRATION_LOCK = 7_301_977

/** Brings the schema up to date in one transaction; instances that start together wait for each other. Returns the new names. */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const ordered = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))
  return await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      tx,
    )
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx)
    const applied = new Set(rows.map((row) => row.name))
    refuseUnknown(applied, ordered)
    const missing = ordered.filter((migration) => !applied.has(migration.name))
    for (const migration of missing) {
      await migration.up(tx)
      await sql`insert into migrations (name) values (${migration.name})`.execute(tx)
    }
    return missing.map((migration) => migration.name)
  })
}

function refuseUnknown(applied: Set<string>, known: readonly Migration[]): void {
  const names = new Set(known.map((migration) => migration.name))
  const unknown = [...applied].filter((name) => !names.has(name))
  if (unknown.length === 0) return
  throw new StartupError(
    `The database was made by a newer version (it knows ${unknown.join(', ')}). Start that version, or use another database.`,
  )
}
