import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

/** How far the ledger has been found to add up. */
export interface Checkpoint {
  /** Number of the last line. */
  upto: bigint
  /** What each jackpot pool held there. */
  pools: ReadonlyMap<string, bigint>
}

const stored = z.record(z.uuid(), z.string().regex(/^-?\d+$/))
/** Lines are numbered before they are seen: after this time none with a smaller number can still appear. */
const SETTLED = sql`interval '10 minutes'`

/** Index: the primary key. */
export async function lastCheckpoint(db: Database): Promise<Checkpoint | undefined> {
  const row = await db
    .selectFrom('ledger_checks')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const pools = Object.entries(stored.parse(row.pools)).map(([id, sum]) => [id, BigInt(sum)] as const)
  return { upto: row.upto, pools: new Map(pools) }
}

/** The last line that is older than any that may still appear; 0 without one. Indexes: primary keys. */
export async function settledLine(db: Database, now: Date): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select p.id from ledger_postings p
    join ledger_entries e on e.id = p.entry_id and e.at < ${now}::timestamptz - ${SETTLED}
    order by p.id desc limit 1`.execute(db)
  return rows[0]?.id ?? 0n
}

/** What lines between two have brought to each jackpot pool. Index: the primary key. */
export async function poolsBetween(
  db: Database,
  { after, upto }: { after: bigint; upto: bigint | undefined },
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{
    id: string
    sum: bigint
  }>`select p.account_id as id, sum(p.amount)::bigint as sum
    from ledger_postings p join ledger_accounts a on a.id = p.account_id and a.wallet = 'JACKPOT' and a.member_id is null
    where p.id > ${after} ${upto === undefined ? sql`` : sql`and p.id <= ${upto}`} group by p.account_id`.execute(
    db,
  )
  return new Map(rows.map(({ id, sum }) => [id, sum]))
}

export async function insertCheckpoint(db: Database, { upto, pools }: Checkpoint, now: Date): Promise<void> {
  const sums = Object.fromEntries([...pools].map(([id, sum]) => [id, sum.toString()]))
  await db
    .insertInto('ledger_checks')
    .values({ checked_at: now, upto, pools: toJson(sums) })
    .execute()
}
