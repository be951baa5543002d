import { randomUUID } from 'node:crypto'
import { openDatabase } from '#db/database'
import { Holds } from '#money/ledger/holds'
import { Ledger } from '#money/ledger/ledger'

/**
 * On a database that no platform runs on: gives a member of lotus a bonus and sets money of theirs aside (`give`), or gives
 * back what is due in an hour (`expire`). Says the hold's id, or how many went back.
 */
const [what = '', account = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const HOUR_MS = 3_600_000
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const now = new Date(Date.now() + (what === 'expire' ? HOUR_MS : 0))
const deps = { clock: { now: () => now } }
const [holds, ledger] = [new Holds(deps), new Ledger(deps)]
const { id: memberId, merchant } = await db
  .selectFrom('members')
  .selectAll()
  .where('account', '=', account)
  .executeTakeFirstOrThrow()
const of = { merchant, currency: 'THB' }

async function give(): Promise<string> {
  const id = randomUUID()
  await db.transaction().execute(async (tx) => {
    await ledger.post(tx, {
      ...of,
      id: randomUUID(),
      kind: 'opening',
      postings: [
        { account: { memberId, wallet: 'BONUS' }, amount: 5_000n },
        { account: { wallet: 'HOUSE' }, amount: -5_000n },
      ],
    })
    const expiresAt = new Date(now.getTime() + HOUR_MS / 2)
    await holds.hold(tx, {
      ...of,
      id,
      memberId,
      wallet: 'MAIN',
      amount: 1_000n,
      kind: 'withdrawal',
      expiresAt,
    })
  })
  return id
}

const said = what === 'expire' ? await holds.expire(db, () => undefined) : await give()
await close()
process.stdout.write(String(said))
