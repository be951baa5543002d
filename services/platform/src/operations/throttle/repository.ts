import { sql } from 'kysely'
import type { Database } from '#db/database'

/** Counts one more within the window that runs, or begins a new one; one statement, so that parallel calls all count. */
export async function countOne(
  db: Database,
  of: { subject: string; now: Date; endsAt: Date },
): Promise<{ count: number; ends_at: Date }> {
  return await db
    .insertInto('throttles')
    .values({ subject: of.subject, count: 1, ends_at: of.endsAt })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql<number>`case when throttles.ends_at <= ${of.now} then 1 else throttles.count + 1 end`,
        ends_at: sql<Date>`case when throttles.ends_at <= ${of.now} then excluded.ends_at else throttles.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
}

export async function deleteSubject(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('throttles').where('subject', '=', subject).execute()
}

/** Index: throttles_by_end. */
export async function deleteEnded(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('throttles').where('ends_at', '<=', now).execute()
}
