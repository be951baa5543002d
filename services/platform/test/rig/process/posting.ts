import { randomUUID } from 'node:crypto'
import { openDatabase } from '#db/database'
import { Ledger, type Fact } from '#money/ledger/ledger'

/** Posts an entry, repeats it, and posts other content under its id. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl })
const { db } = database
const ledger = new Ledger({ clock: { now: () => new Date() } })
const { id: memberId, merchant } = await db
  .selectFrom('members')
  .select(['id', 'merchant'])
  .where('account', '=', 'coral.agent')
  .executeTakeFirstOrThrow()

const hold = (amount: bigint) =>
  ({
    id: randomUUID(),
    merchant,
    kind: 'hold',
    currency: 'PHP',
    postings: [
      { account: { memberId, wallet: 'MAIN' }, amount: -amount },
      { account: { memberId, wallet: 'HELD' }, amount },
    ],
  }) as const satisfies Fact
const balanceOf = async (wallet: string): Promise<bigint> =>
  (await ledger.balancesOf(db, memberId)).find((row) => row.wallet === wallet)?.balance ?? 0n
const results: [string, unknown][] = []
const post = async (name: string, fact: Fact): Promise<void> => {
  const result = await db
    .transaction()
    .execute((tx) => ledger.post(tx, fact))
    .catch((error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error)))
  results.push([name, result])
}

const before = await balanceOf('MAIN')
const first = hold(500n)
const { id, postings } = first
await post('first', first)
await post('repeated', first)
await post('other amount', { ...hold(501n), id })
const [debit] = postings
await post('other account', {
  ...first,
  postings: [debit, { account: { wallet: 'HOUSE' }, amount: 500n }],
})
await post('other kind', { ...first, kind: 'transfer' })
await post('reversed', hold(-500n))
const moved = (await balanceOf('MAIN')) - before
await database.close()
process.stdout.write(JSON.stringify({ results, moved: moved.toString() }))
