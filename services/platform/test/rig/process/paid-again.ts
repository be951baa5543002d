import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/**
 * On a database that no platform runs on: says of a paid line of an agent that it is due, as if its money had moved and nothing
 * had noted it (`forget`), and prints what it was; given that, notes it again.
 */
const given = process.argv.slice(2)
const noted = given.pop() ?? ''
const [dataDir = '', databaseUrl] = given
const { db, close } = await openDatabase({ dataDir, databaseUrl })
if (noted === 'forget') {
  const { rows } = await sql<{ id: string; entry_id: string; paid_at: string }>`
    select p.id, p.entry_id, p.paid_at::text from agent_pays p join members m on m.id = p.agent_id
    where m.account = 'lotus.ploy' and p.state = 'paid' and p.corrected = 0 order by p.at limit 1`.execute(db)
  const [line] = rows
  await sql`update agent_pays set state = 'due', entry_id = null, paid_at = null where id = ${line?.id}`.execute(
    db,
  )
  process.stdout.write(JSON.stringify(line))
} else {
  const { entry_id, id, paid_at } = JSON.parse(noted)
  await sql`update agent_pays set state = 'paid', entry_id = ${entry_id}, paid_at = ${paid_at}::timestamptz
    where id = ${id}`.execute(db)
}
await close()
