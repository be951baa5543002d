import { sql, type Insertable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { FeedbackTables } from '#content/feedback/tables'
import type { Database } from '#db/database'

export type FeedbackRow = FeedbackTables['feedback']

/** False where one of this id is there already. */
export async function insertFeedback(
  tx: Database,
  row: Insertable<FeedbackTables['feedback']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows = 0n } = await tx
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return rows > 0n
}

/** A member's own, the newest first. Index: feedback_of_member. */
export function selectOwn(
  db: Database,
  memberId: string,
  { before, limit }: { before: TimePlace | undefined; limit: number },
): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(sent_at, id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Index: the primary key. */
export function selectFeedback(db: Database, id: string): Promise<FeedbackRow | undefined> {
  return db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Marks one as handled; false where another operator was faster. Index: the primary key. */
export async function handle(
  tx: Database,
  id: string,
  done: Pick<FeedbackRow, 'state' | 'answer' | 'handled_at' | 'handled_by'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('feedback')
    .set(done)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const BATCH = 1_000

/** Deletes feedback from before an instant; yields how many with each batch. Index: feedback_in_order. */
export async function* forgetFeedback(db: Database, before: Date): AsyncGenerator<number, void> {
  for (;;) {
    const { numAffectedRows: gone = 0n } = await sql`delete from feedback where id in (
      select id from feedback where sent_at < ${before} order by sent_at limit ${BATCH}
    )`.execute(db)
    yield Number(gone)
    if (gone < BATCH) return
  }
}
