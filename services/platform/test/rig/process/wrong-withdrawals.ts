import { sql } from 'kysely'
import { openDatabase } from '#db/database'
import { verifyWithin } from '#money/ledger/verify/verify'

/** Ways to falsify withdrawals behind the platform's back. */
const TAMPERINGS: Record<string, string> = {
  'an amount': `update withdrawals set amount = amount + 1`,
  'paid without money': `update withdrawals set state = 'paid' where state = 'cancelled'`,
  'given back twice': `update withdrawals set state = 'failed' where state = 'paid'`,
  'a movement taken away': `delete from payout_receipts where kind = 'paid'`,
  'a movement of another amount': `update payout_receipts set amount = amount + 1`,
  'a dispute that is none': `update withdrawals set disputed = disputed + 5 where state = 'paid'`,
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
      found[name] = (await verifyWithin(tx)).fault?.what ?? null
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) found[name] = String(error)
    })
found['nothing'] = await database.db.transaction().execute(async (tx) => (await verifyWithin(tx)).fault)
await database.close()
process.stdout.write(JSON.stringify(found))
