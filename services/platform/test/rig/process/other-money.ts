import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openDatabase } from '#db/database'
import { Ledger } from '#money/ledger/ledger'

/** On a database that no platform runs on: gives coral another currency, and its example member so many minor units of it. */
const [currency = '', amount = '0', dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const now = new Date()
await sql`update brands set version = version + 1, document = jsonb_set(document, '{currency}',
  ${JSON.stringify({ code: currency, symbol: currency })}::text::jsonb) where merchant = 'coral'`.execute(db)
const { id: memberId } = await db
  .selectFrom('members')
  .select('id')
  .where('account', '=', 'coral.demo')
  .executeTakeFirstOrThrow()
if (BigInt(amount) > 0n)
  await new Ledger({ clock: { now: () => now } }).post(db, {
    id: randomUUID(),
    merchant: 'coral',
    kind: 'opening',
    currency,
    postings: [
      { account: { memberId, wallet: 'MAIN' }, amount: BigInt(amount) },
      { account: { wallet: 'HOUSE' }, amount: -BigInt(amount) },
    ],
  })
await close()
