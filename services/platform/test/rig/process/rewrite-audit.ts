import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** Tries to falsify the audit log behind the platform's back, and says what came of each way. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const ways = [`update audit_log set actor = 'other'`, 'delete from audit_log', 'truncate audit_log']
const said: string[] = []
await sql`insert into audit_log (at, actor, action, subject, detail) values (now(), 'a', 'b', 'c', '{}')`.execute(
  db,
)
for (const way of ways)
  said.push(
    await sql
      .raw(way)
      .execute(db)
      .then(() => 'done', String),
  )
await close()
process.stdout.write(JSON.stringify(said))
