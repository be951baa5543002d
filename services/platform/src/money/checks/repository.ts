import { bookCheck, type BookCheck, type BookCheckKind } from '@site/shared-api/contract/book-check'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import type { BookCheckTables } from '#money/checks/tables'

type Rows = BookCheckTables['book_checks']
export type BookCheckRow = Rows

/** What a check found. */
export const found = bookCheck.pick({ read: true, silent: true, count: true, differences: true })
export type Found = Pick<BookCheck, 'read' | 'silent' | 'count' | 'differences'>
export const NOTHING: Found = { read: {}, silent: [], count: 0, differences: [] }

/** Checks, the newest first. Index: book_checks_newest. */
export function selectChecks(
  db: Database,
  filter: { kind?: BookCheckKind | undefined; state?: Rows['state'] | undefined },
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<BookCheckRow[]> {
  let query = db.selectFrom('book_checks').selectAll()
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind)
  if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  if (after)
    query = query
      .where('at', '<=', after.at)
      .where(sql<boolean>`(at < ${after.at} or id > ${after.id}::uuid)`)
  return query.orderBy('at', 'desc').orderBy('id').limit(limit).execute()
}

export function selectCheck(db: Database, id: string): Promise<BookCheckRow | undefined> {
  return db.selectFrom('book_checks').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when one of this id was there. */
export async function insertCheck(tx: Database, row: Insertable<Rows>): Promise<boolean> {
  const result = await tx
    .insertInto('book_checks')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function updateCheck(tx: Database, id: string, set: Updateable<Rows>): Promise<void> {
  await tx.updateTable('book_checks').set(set).where('id', '=', id).execute()
}

/** Forgets checks from before a moment; how many. Index: book_checks_newest. */
export async function forgetChecks(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('book_checks').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

export const toBookCheckDto = (row: BookCheckRow): BookCheck => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  whole: row.whole,
  from: row.since?.toISOString() ?? null,
  to: row.before?.toISOString() ?? null,
  by: row.by,
  at: row.at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  ...found.parse(row.found),
})
