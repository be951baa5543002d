import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { RoundStatus } from '#money/play/tables'

export interface OpenRow {
  id: string
  placed_at: Date
  provider: string
  round_id: string
  merchant: string
  account: string
  node_id: bigint
  stake: bigint
  currency: string
}

/** Rounds that were placed before a moment and are open, the oldest first. Index: rounds_open. */
export async function selectOpen(
  db: Database,
  {
    merchant,
    before,
    after,
    limit,
  }: { merchant: Merchants; before: Date; after: TimePlace | undefined; limit: number },
): Promise<OpenRow[]> {
  const { rows } =
    await sql<OpenRow>`select r.id, r.placed_at, r.provider, r.round_id, r.merchant, m.account, r.node_id,
      r.stake, r.currency
    from rounds r join members m on m.id = r.member_id
    where r.status = 'open' and r.placed_at < ${before} and ${ofMerchants('r.merchant', merchant)}
    ${after === undefined ? sql`` : sql`and (r.placed_at, r.id) > (${after.at}, ${after.id}::uuid)`}
    order by r.placed_at, r.id limit ${limit}`.execute(db)
  return rows
}

/** How many rounds that were placed before a moment are open, and since when. Index: rounds_open. */
export async function countOpen(db: Database, before: Date): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{
    count: bigint
    since: Date | null
  }>`select count(*) as count, min(placed_at) as since
    from rounds where status = 'open' and placed_at < ${before}`.execute(db)
  return { count: Number(rows[0]?.count ?? 0n), since: rows[0]?.since ?? null }
}

export interface BookedRow {
  round_id: string
  placed_at: Date
  currency: string
  stake: bigint
  payout: bigint
  status: RoundStatus
}

/** A provider's rounds as they are booked here, of a time. Index: the primary key of rounds. */
export async function selectBooked(
  db: Database,
  provider: string,
  { from, to }: { from: Date; to: Date },
): Promise<BookedRow[]> {
  const { rows } =
    await sql<BookedRow>`select round_id, placed_at, currency, stake, payout, status from rounds
    where placed_at >= ${from} and placed_at < ${to} and provider = ${provider}`.execute(db)
  return rows
}
