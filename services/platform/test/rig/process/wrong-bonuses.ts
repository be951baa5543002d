import { sql } from 'kysely'
import { openDatabase } from '#db/database'
import { verifyWithin } from '#money/ledger/verify/verify'

/** Ways to falsify bonuses behind the platform's back. */
const TAMPERINGS: Record<string, string> = {
  'given up, and cash all the same': `update bonuses set state = 'converted' where state = 'forfeited'`,
  'cash, and said to be given up': `update bonuses set state = 'forfeited' where state = 'converted'`,
  'an end of another kind': `update bonuses set state = 'expired' where state = 'forfeited'`,
  'an end that is none': `update bonuses set ended_at = null where state = 'converted'`,
  'an amount': `update bonuses set amount = amount + 1`,
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
      const { fault } = await verifyWithin(tx)
      found[name] = fault && [fault.table, fault.what]
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) found[name] = String(error)
    })
found['nothing'] = await database.db.transaction().execute(async (tx) => (await verifyWithin(tx)).fault)
await database.close()
process.stdout.write(JSON.stringify(found))
