import { sql, type Insertable, type Selectable } from 'kysely'
import type { LimitKind, LimitPeriod } from '@site/shared-api/contract/play-limit'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import type { LimitTables } from '#care/limits/tables'

export type LimitRow = Selectable<LimitTables['play_limits']>
export type RequestRow = Selectable<LimitTables['play_limit_requests']>

/** Which limit of whom. */
export interface LimitName {
  readonly memberId: string
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** Index: the primary key. */
export function selectLimits(db: Database, memberId: string): Promise<LimitRow[]> {
  return db.selectFrom('play_limits').selectAll().where('member_id', '=', memberId).execute()
}

/** Sets a limit, or takes it away. */
export async function setLimit(
  tx: Database,
  { kind, memberId, period }: LimitName,
  { amount, at, owner }: { amount: bigint | null; at: Date; owner: 'member' | 'house' },
): Promise<void> {
  if (amount === null) {
    await tx
      .deleteFrom('play_limits')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .where('owner', '=', owner)
      .execute()
    return
  }
  await tx
    .insertInto('play_limits')
    .values({ member_id: memberId, kind, period, owner, amount, set_at: at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'period', 'owner']).doUpdateSet({ amount, set_at: at }),
    )
    .execute()
}

/** What waits and has not lapsed. Index: the primary key. */
export function selectRequests(db: Database, memberId: string, now: Date): Promise<RequestRow[]> {
  return db
    .selectFrom('play_limit_requests')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('lapses_at', '>', now)
    .execute()
}

export async function putRequest(
  tx: Database,
  row: Insertable<LimitTables['play_limit_requests']>,
): Promise<void> {
  const { amount, asked_at, lapses_at, ready_at } = row
  await tx
    .insertInto('play_limit_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind', 'period'])
        .doUpdateSet({ amount, asked_at, lapses_at, ready_at }),
    )
    .execute()
}

export async function dropRequest(tx: Database, { kind, memberId, period }: LimitName): Promise<void> {
  await tx
    .deleteFrom('play_limit_requests')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute()
}

/** Forgets what has lapsed. Index: play_limit_requests_by_end. */
export async function forgetRequests(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('play_limit_requests')
    .where('lapses_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function insertPlayEvent(
  tx: Database,
  row: Insertable<LimitTables['play_events']>,
): Promise<void> {
  await tx.insertInto('play_events').values(row).execute()
}

/** Newest first. Index: play_events_of_member. */
export function selectPlayEvents(
  db: Database,
  memberId: string,
  { after, limit }: { after: TimePlace | undefined; limit: number },
) {
  return db
    .selectFrom('play_events')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`at <= ${after?.at} and (at < ${after?.at} or id > ${after?.id}::uuid)`),
    )
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
