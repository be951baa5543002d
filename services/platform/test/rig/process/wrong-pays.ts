import { sql } from 'kysely'
import { checkAgents } from '#agents/index'
import { openDatabase } from '#db/database'

/** Ways to falsify what agents are paid, and send, behind the platform's back. */
const TAMPERINGS: Record<string, string> = {
  'an amount': `update agent_pays set amount = amount + 1 where state = 'paid'`,
  'a correction that nobody made': `update agent_pays set corrected = corrected + 5 where state = 'paid'`,
  'a correction of another amount': `with one as (update agent_corrections set amount = amount + 1
      where id = (select id from agent_corrections order by id limit 1) returning pay_id)
    update agent_pays set corrected = corrected + 1 where id = (select pay_id from one)`,
  'a transfer of another amount': `update team_transfers set amount = amount + 1`,
  'money without a transfer': `delete from team_transfers`,
}

class Undo extends Error {}

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl })
const found: Record<string, unknown> = {}
for (const [name, statement] of Object.entries(TAMPERINGS))
  await database.db
    .transaction()
    .execute(async (tx) => {
      await sql.raw(statement).execute(tx)
      const fault = await checkAgents(tx, () => undefined)
      found[name] = fault ? [fault.table, fault.what] : null
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) found[name] = String(error)
    })
found['nothing'] = await database.db
  .transaction()
  .execute(async (tx) => (await checkAgents(tx, () => undefined)) ?? null)
await database.close()
process.stdout.write(JSON.stringify(found))
