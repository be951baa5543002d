import { sql } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'

/** A row of turnover that has not given the points it should. */
export interface Uncounted {
  day: string
  game_type: string
  vendor: string
  currency: string
  valid: bigint
  /** By the terms it was first counted by; null where it was not. */
  per_point: bigint | null
  percent: number | null
  points: bigint
}

/** Locks a member's points until the transaction ends. Index: the primary key. */
export async function lockAccount(tx: Database, memberId: string, merchant: string): Promise<bigint> {
  await tx
    .insertInto('point_accounts')
    .values({ member_id: memberId, merchant })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('point_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.balance
}

export async function selectPoints(db: Database, memberId: string): Promise<bigint> {
  const row = await db
    .selectFrom('point_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.balance ?? 0n
}

/** A member's turnover since a day that differs from what was counted of it. Indexes: the primary keys of both tables. */
export async function selectUncounted(db: Database, memberId: string, since: string): Promise<Uncounted[]> {
  const { rows } =
    await sql<Uncounted>`select day, game_type, vendor, currency, coalesce(t.valid, 0)::bigint as valid,
      p.per_point, p.percent, coalesce(p.points, 0)::bigint as points
    from (select day, game_type, vendor, currency, valid from turnover_days
      where member_id = ${memberId} and day >= ${since}::date) t
    full join (select day, game_type, vendor, currency, counted, per_point, percent, points from point_days
      where member_id = ${memberId} and day >= ${since}::date) p using (day, game_type, vendor, currency)
    where coalesce(t.valid, 0) <> coalesce(p.counted, 0) order by day, game_type, vendor`.execute(db)
  return rows
}

export async function upsertDay(
  tx: Database,
  row: {
    member_id: string
    day: string
    game_type: string
    vendor: string
    currency: string
    counted: bigint
    per_point: bigint
    percent: number
    points: bigint
  },
): Promise<void> {
  await tx
    .insertInto('point_days')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'day', 'game_type', 'vendor', 'currency'])
        .doUpdateSet({ counted: row.counted, points: row.points }),
    )
    .execute()
}

export interface NewLine {
  id: string
  merchant: string
  member_id: string
  at: Date
  kind: 'play' | 'order' | 'return'
  day: string | null
  order_id: string | null
  amount: bigint
}

/** Writes a line and moves the balance with it; the account is locked. Resolves with what is left. */
export async function insertLine(tx: Database, line: NewLine): Promise<bigint> {
  const { balance } = await tx
    .updateTable('point_accounts')
    .set((is) => ({ balance: is('balance', '+', line.amount) }))
    .where('member_id', '=', line.member_id)
    .returning('balance')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('point_lines')
    .values({ ...line, balance_after: balance })
    .execute()
  return balance
}

/** A member's lines with the goods they are about, newest first. Index: point_lines_of_member. */
export function selectLines(
  db: Database,
  memberId: string,
  { after, limit }: { after: TimePlace | undefined; limit: number },
) {
  let query = db
    .selectFrom('point_lines as l')
    .leftJoin('mall_orders as o', 'o.id', 'l.order_id')
    .select(['l.id', 'l.at', 'l.kind', 'l.day', 'l.amount', 'o.name'])
    .where('l.member_id', '=', memberId)
  if (after)
    query = query
      .where('l.at', '<=', after.at)
      .where(sql<boolean>`(l.at < ${after.at} or l.id > ${after.id}::uuid)`)
  return query.orderBy('l.at', 'desc').orderBy('l.id').limit(limit).execute()
}
