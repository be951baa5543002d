import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { PlayTables } from '#money/play/tables'

/**
 * Takes a brand's pool for this transaction; false while another one has it, or when it was paid since this transaction
 * began. Indexes: the primary key, jackpot_hits_latest.
 */
export async function takePool(tx: Database, merchant: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`select id from ledger_accounts where id = ${accountId}
    for no key update skip locked`.execute(tx)
  if (rows.length === 0) return false
  const paid =
    await sql`select id from jackpot_hits where merchant = ${merchant} and paid_at > now() limit 1`.execute(
      tx,
    )
  return paid.rows.length === 0
}

/** What a pool holds. Index: the primary key. */
export async function sumOfPool(tx: Database, accountId: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(amount), 0)::bigint as sum
    from jackpot_pools where account_id = ${accountId}`.execute(tx)
  return rows[0]?.sum ?? 0n
}

export async function insertHit(tx: Database, row: Insertable<PlayTables['jackpot_hits']>): Promise<void> {
  await tx.insertInto('jackpot_hits').values(row).execute()
}
