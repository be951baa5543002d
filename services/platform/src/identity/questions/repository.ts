import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { QuestionTables } from '#identity/questions/tables'

type Row = QuestionTables['member_questions']

/** What a member has chosen, in their order. Index: the primary key. */
export function selectQuestions(db: Database, memberId: string): Promise<Row[]> {
  return db
    .selectFrom('member_questions')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('place')
    .execute()
}

/** Replaces the previous ones. */
export async function replaceQuestions(
  tx: Database,
  memberId: string,
  rows: readonly Insertable<Row>[],
): Promise<void> {
  await tx.deleteFrom('member_questions').where('member_id', '=', memberId).execute()
  await tx
    .insertInto('member_questions')
    .values([...rows])
    .execute()
}
