import type { Database } from '#db/database'

/** Who applies. Index: the primary key. */
export function selectApplicant(db: Database, id: string) {
  return db
    .selectFrom('members')
    .select(['account', 'nickname', 'type', 'status', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
