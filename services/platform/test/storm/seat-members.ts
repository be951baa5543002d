import { seatMembers } from '#bench/wallet/seats'
import { openDatabase } from '#db/database'

/** Seats players straight in the database of a platform that does not run. */
const [count = '64', dataDir = '', databaseUrl] = process.argv.slice(2)
const OPENING = 100_000n
const database = await openDatabase({ dataDir, databaseUrl })
const sessions = await seatMembers(database.db, Number(count), OPENING)
await database.close()
process.stdout.write(JSON.stringify(sessions))
