import type { Database } from '#db/database'

/** The value of a name; the first instance to offer one decides it. */
export async function settleSecret(db: Database, name: string, offered: string, now: Date): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: offered, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
