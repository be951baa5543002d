import type { Database } from '#db/database'
import { sql } from 'kysely'
import { isOpen } from '#operations/index'

/** Operators whose pages are open now. Index: the primary key. */
export async function notePresence(db: Database, operators: readonly string[], now: Date): Promise<void> {
  if (operators.length === 0) return
  await db
    .insertInto('chat_presence')
    .values([...operators].sort().map((operator_id) => ({ operator_id, seen_at: now })))
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet({ seen_at: now }))
    .execute()
}

/** Those of these credentials that are still valid, with their operators. Index: the primary key. */
export function selectOpenCredentials(db: Database, ids: readonly string[], now: Date) {
  return db
    .selectFrom('operator_credentials')
    .innerJoin('operators', 'operators.id', 'operator_credentials.operator_id')
    .select(['operator_credentials.id', 'operators.id as operator_id', 'operators.role', 'operators.office'])
    .where('operator_credentials.id', 'in', [...ids])
    .where('operator_credentials.ended_at', 'is', null)
    .where('operator_credentials.expires_at', '>', now)
    .where(isOpen('operators'))
    .execute()
}

/** Open conversations whose operator has not been there since `before`. Index: chat_conversations_open. */
export async function selectLeft(db: Database, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from chat_conversations c
    left join chat_presence p on p.operator_id = c.operator_id
    where c.status = 'open' and (p.seen_at is null or p.seen_at < ${before}) order by c.id limit ${most}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Whether an operator has been there since `after`. Index: the primary key. */
export async function isPresent(db: Database, operatorId: string, after: Date): Promise<boolean> {
  const row = await db
    .selectFrom('chat_presence')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .where('seen_at', '>=', after)
    .executeTakeFirst()
  return row !== undefined
}
