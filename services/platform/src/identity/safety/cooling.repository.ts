import type { Cooling, CoolingCause } from '@site/shared-api/contract/security-centre'
import { sql } from 'kysely'
import type { Database } from '#db/database'

/** Lets a member's withdrawals wait until a moment; one that is later already stays, with what it came from. */
export async function coolUntil(
  tx: Database,
  of: { memberId: string; merchant: string; cause: CoolingCause; since: Date; until: Date },
): Promise<void> {
  const { cause, memberId, merchant, since, until } = of
  await tx
    .insertInto('withdraw_coolings')
    .values({ member_id: memberId, merchant, cause, since, until })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ cause, since, until })
        .where(sql<boolean>`withdraw_coolings.until <= excluded.until`),
    )
    .execute()
}

/** Until when a member's withdrawals wait; undefined where they do not. Index: the primary key. */
export async function selectCooling(db: Database, memberId: string, now: Date): Promise<Cooling | undefined> {
  const row = await db
    .selectFrom('withdraw_coolings')
    .select(['until', 'cause'])
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst()
  return row && { until: row.until.toISOString(), cause: row.cause }
}

/** False where nothing waited. */
export async function endCooling(tx: Database, memberId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('withdraw_coolings')
    .where('member_id', '=', memberId)
    .where('until', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
