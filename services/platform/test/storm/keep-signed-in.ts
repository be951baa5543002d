import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** Straight in the database: keeps members signed in over a night without play, as they are queried the day after. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
await sql`update sessions set expires_at = now() + interval '30 days' where revoked_at is null`.execute(db)
await close()
process.stdout.write('{}')
process.exit(0)
