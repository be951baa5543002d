import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** On a database that no platform runs on: what the agents of the field were paid, and how often. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const { rows } =
  await sql`select p.kind, count(*)::int as lines, (count(*) filter (where p.state = 'paid'))::int as paid,
    count(distinct p.entry_id)::int as entries, sum(p.amount)::text as amount
  from agent_pays p join field f on f.agent = p.agent_id group by p.kind order by p.kind`.execute(db)
const { rows: money } = await sql<{ sum: string }>`select coalesce(sum(a.balance), 0)::text as sum
  from ledger_accounts a join field f on f.agent = a.member_id`.execute(db)
process.stdout.write(JSON.stringify({ rows, money: money[0]?.sum }))
await close()
