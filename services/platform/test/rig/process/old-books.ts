import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** Turns a database back into one whose steps were written down before Kysely kept the books; more steps may be named. */
const [dataDir = '', databaseUrl = '', ...newer] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl === '' ? undefined : databaseUrl })
const { db } = database
await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
  db,
)
await sql`insert into migrations (name) select name from kysely_migration`.execute(db)
for (const name of newer) await sql`insert into migrations (name) values (${name})`.execute(db)
await sql`drop table kysely_migration, kysely_migration_lock`.execute(db)
await database.close()
