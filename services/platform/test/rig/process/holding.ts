import { randomUUID } from 'node:crypto'
import { openDatabase } from '#db/database'
import { Holds } from '#money/ledger/holds'
import { Ledger } from '#money/ledger/ledger'
import { verifyWithin } from '#money/ledger/verify/verify'

/** Holds money in every way, on a database that no platform runs on, and says what came of it. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl })
const { db } = database
let now = new Date()
const deps = { clock: { now: () => now } }
const [holds, ledger] = [new Holds(deps), new Ledger(deps)]
const member = await db
  .selectFrom('members')
  .selectAll()
  .where('account', '=', 'coral.agent')
  .executeTakeFirstOrThrow()
const hold = (amount: bigint, minutes = 5) => ({
  id: randomUUID(),
  merchant: member.merchant,
  memberId: member.id,
  currency: 'PHP',
  wallet: 'MAIN' as const,
  amount,
  kind: 'withdrawal',
  expiresAt: new Date(now.getTime() + minutes * 60_000),
})
const said: unknown[] = []
const note = async (what: string, act: () => Promise<unknown>): Promise<void> => {
  const done = await act().catch((error: unknown) =>
    error instanceof Error && 'code' in error ? error.code : String(error),
  )
  const rows = await ledger.balancesOf(db, member.id)
  const of = (wallet: string) => `${rows.find((row) => row.wallet === wallet)?.balance ?? 0n}`
  said.push([what, done, of('MAIN'), of('HELD')])
}
const within = <T>(work: (tx: typeof db) => Promise<T>) => db.transaction().execute(work)

const first = hold(100_000n)
await note('held', () => within((tx) => holds.hold(tx, first)))
await note('held again', () => within((tx) => holds.hold(tx, first)))
await note('held otherwise', () => within((tx) => holds.hold(tx, { ...first, amount: 1n })))
await note('too much', () => within((tx) => holds.hold(tx, hold(99_999_999_999n))))
await note('posted', () => within((tx) => holds.post(tx, first.id, 'PAYMENTS')))
await note('posted again', () => within((tx) => holds.post(tx, first.id, 'PAYMENTS')))
await note('voided after', () => within((tx) => holds.void(tx, first.id)))
await note('unknown', () => within((tx) => holds.void(tx, randomUUID())))
const second = hold(50_000n)
await note('held', () => within((tx) => holds.hold(tx, second)))
await note('voided', () => within((tx) => holds.void(tx, second.id)))
await note('voided again', () => within((tx) => holds.void(tx, second.id)))
const third = hold(7_000n, 1)
const fourth = hold(3_000n, 60)
await note('held', () => within((tx) => holds.hold(tx, third)))
await note('held', () => within((tx) => holds.hold(tx, fourth)))
await note('swept too soon', () => holds.expire(db, () => undefined))
now = new Date(now.getTime() + 120_000)
await note('swept', () => holds.expire(db, () => undefined))
await note('swept again', () => holds.expire(db, () => undefined))
await note('posted too late', () => within((tx) => holds.post(tx, third.id, 'PAYMENTS')))
await note('voided', () => within((tx) => holds.void(tx, fourth.id)))
// One whose money is not there cannot be given back; those after it can.
const bad = hold(99_999_999n, 1)
const { expiresAt: expires_at, memberId: member_id, ...rest } = bad
await db
  .insertInto('ledger_holds')
  .values({ ...rest, member_id, expires_at, created_at: now, to_wallet: null, closed_at: null })
  .execute()
const fifth = hold(2_000n, 2)
await note('held', () => within((tx) => holds.hold(tx, fifth)))
now = new Date(now.getTime() + 180_000)
await note('swept past a bad one', () => holds.expire(db, (id) => said.push(['bad', id === bad.id])))
await db.deleteFrom('ledger_holds').where('id', '=', bad.id).execute()
const both = hold(1_000n)
await within((tx) => holds.hold(tx, both))
const race = await Promise.allSettled([
  within((tx) => holds.post(tx, both.id, 'PAYMENTS')),
  within((tx) => holds.void(tx, both.id)),
])
const report = await db.transaction().execute(verifyWithin)
await database.close()
process.stdout.write(
  JSON.stringify({ said, race: race.map(({ status }) => status).sort(), fault: report.fault }),
)
