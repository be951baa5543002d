import { randomUUID } from 'node:crypto'
import { openDatabase } from '#db/database'
import { Ledger } from '#money/ledger/ledger'

/** On a database that no platform runs on: gives a member of lotus cash, in minor units. */
const [account = '', amount = '0', dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const ledger = new Ledger({ clock: { now: () => new Date() } })
const { id: memberId, merchant } = await db
  .selectFrom('members')
  .selectAll()
  .where('account', '=', account)
  .executeTakeFirstOrThrow()
await db.transaction().execute((tx) =>
  ledger.post(tx, {
    id: randomUUID(),
    merchant,
    currency: 'THB',
    kind: 'opening',
    postings: [
      { account: { memberId, wallet: 'MAIN' }, amount: BigInt(amount) },
      { account: { wallet: 'HOUSE' }, amount: -BigInt(amount) },
    ],
  }),
)
await close()
