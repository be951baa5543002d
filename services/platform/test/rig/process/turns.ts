import { sql } from 'kysely'
import { openDatabase } from '#db/database'

const ROUNDS = 400

/** Queries the embedded database again and again, and prints how often others had their turn in between. */
const [dataDir = ''] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined })
let turns = 0
const others = setInterval(() => (turns += 1), 0)
for (let i = 0; i < ROUNDS; i += 1)
  await db.transaction().execute((tx) => sql`select count(*) from generate_series(1, 2000)`.execute(tx))
clearInterval(others)
await close()
process.stdout.write(String(turns))
