import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { Channel, DispatchTables } from '#operations/dispatch/tables'

export async function insertDispatch(
  tx: Database,
  row: Insertable<DispatchTables['dispatches']>,
): Promise<void> {
  await tx.insertInto('dispatches').values(row).execute()
}

/**
 * Takes what is due of a channel, each for one instance: until `leaseMs` have passed no other tries, so that a killed
 * instance loses nothing. Index: dispatches_by_lane.
 */
export async function claimDue(
  db: Database,
  of: { channel: Channel; now: Date; most: number; leaseMs: number },
) {
  const { rows } = await sql<{
    id: string
    merchant: string
    channel: Channel
    content: string
    attempts: number
    expires_at: Date
  }>`update dispatches set attempts = attempts + 1,
      due_at = ${of.now}::timestamptz + ${of.leaseMs} * interval '1 millisecond' * power(2, attempts)
    where id in (select id from dispatches where channel = ${of.channel} and due_at <= ${of.now} order by due_at limit ${of.most} for update skip locked)
    returning id, merchant, channel, content, attempts, expires_at`.execute(db)
  return rows
}

export async function deleteDispatch(db: Database, id: string): Promise<void> {
  await db.deleteFrom('dispatches').where('id', '=', id).execute()
}

export async function insertKept(
  db: Database,
  row: Insertable<DispatchTables['sandbox_outbox']>,
  keptSince: Date,
): Promise<void> {
  await db.deleteFrom('sandbox_outbox').where('at', '<', keptSince).execute()
  await db.insertInto('sandbox_outbox').values(row).execute()
}

/** The messages after `after`, oldest first; without it the newest. Index: the primary key. */
export async function selectKept(
  db: Database,
  of: { merchant: Merchants; after: bigint | undefined; most: number },
) {
  if (of.after !== undefined)
    return await db
      .selectFrom('sandbox_outbox')
      .selectAll()
      .where(ofMerchants('merchant', of.merchant))
      .where('id', '>', of.after)
      .orderBy('id')
      .limit(of.most)
      .execute()
  const newest = await db
    .selectFrom('sandbox_outbox')
    .selectAll()
    .where(ofMerchants('merchant', of.merchant))
    .orderBy('id', 'desc')
    .limit(of.most)
    .execute()
  return newest.reverse()
}
