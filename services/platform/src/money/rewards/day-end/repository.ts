import { sql } from 'kysely'
import type { Database } from '#db/database'

/** The last day whose end was worked through. Index: the primary key. */
export async function selectDone(db: Database, merchant: string, task: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('day_ends')
    .select('day')
    .where('merchant', '=', merchant)
    .where('task', '=', task)
    .executeTakeFirst()
  return row?.day
}

export async function upsertDone(
  tx: Database,
  row: { merchant: string; task: string; day: string },
): Promise<void> {
  await tx
    .insertInto('day_ends')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant', 'task']).doUpdateSet({ day: row.day }))
    .execute()
}

/** Members of a brand with turnover between two days, in the order of their ids. Index: turnover_days_of_brand. */
export async function selectPlayers(
  db: Database,
  of: { merchant: string; from: string; to: string; after: string | undefined; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`select distinct member_id from turnover_days
    where merchant = ${of.merchant} and day between ${of.from}::date and ${of.to}::date
    ${of.after === undefined ? sql`` : sql`and member_id > ${of.after}::uuid`}
    order by member_id limit ${of.limit}`.execute(db)
  return rows.map(({ member_id: id }) => id)
}
