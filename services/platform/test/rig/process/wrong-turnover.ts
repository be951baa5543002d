import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** On a database that no platform runs on: turnover without a round. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
await sql`update turnover_days set valid = valid + 1`.execute(db)
await close()
