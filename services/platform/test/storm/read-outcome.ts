import { sql } from 'kysely'
import { openDatabase } from '#db/database'
import { verifyWithin } from '#money/ledger/verify/verify'
import { compareRebuilt } from './rebuilt.ts'

/** What a storm has left, read by another process while no platform runs; its input is what customers have exchanged points for. */
const [redeemed = '[]', dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl })
const { db } = database
const { rows: transactions } = await sql<{ id: string; status: string; entries: string }>`
  select t.transaction_id as id, t.status, (select count(*) from ledger_entries e where e.provider = t.provider
    and e.reference = t.transaction_id)::text as entries
  from wallet_transactions t`.execute(db)
const { rows: sums } = await sql<{ all: string; jackpots: string }>`select
  (select coalesce(sum(amount), 0) from ledger_postings)::text as all,
  (select coalesce(sum(amount), 0) from jackpot_hits)::text as jackpots`.execute(db)
const report = await db.transaction().execute(verifyWithin)
// reason: the storm's own list of orders and their points
const rebuilt = await compareRebuilt(db, new Map(JSON.parse(redeemed) as [string, number][]))
await database.close()
process.stdout.write(JSON.stringify({ transactions, sums: sums[0], report, rebuilt }))
