import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** Straight in the database: who has played for a while is signed out by a night without play, and is asked the day after what is left. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
await sql`update sessions set expires_at = now() + interval '30 days' where revoked_at is null`.execute(db)
await close()
process.stdout.write('{}')
process.exit(0)
