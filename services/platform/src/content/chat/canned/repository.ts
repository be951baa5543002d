import type { Insertable } from 'kysely'
import { localisedText } from '#api/texts/localised'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { ChatTables } from '#content/chat/tables'
import type { Named } from '#operations/index'

/** Of one brand: an operator looks one up while a member waits. */
export const MOST_CANNED = 100

type Columns = Omit<Insertable<ChatTables['canned_answers']>, 'archived_at'>

/** A brand's ready answers in their order. Index: the primary key. */
export function selectCannedAnswers(db: Database, merchant: string) {
  return db
    .selectFrom('canned_answers')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('archived_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(MOST_CANNED)
    .execute()
}

export type CannedRow = Awaited<ReturnType<typeof selectCannedAnswers>>[number]

export function toCanned({ id, title, texts }: CannedRow) {
  return { id, title: localisedText.parse(title), text: localisedText.parse(texts) }
}

/** One that is not archived. Index: the primary key. */
export function selectCanned(db: Database, { id, merchant }: Named): Promise<CannedRow | undefined> {
  return db
    .selectFrom('canned_answers')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
}

export async function upsertCanned(
  tx: Database,
  { merchant, id, title, texts, sort }: Columns,
): Promise<void> {
  const stored = { title: toJson(title), texts: toJson(texts), sort, archived_at: null }
  await tx
    .insertInto('canned_answers')
    .values({ merchant, id, ...stored })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet(stored))
    .execute()
}

export async function archiveCanned(tx: Database, { id, merchant }: Named, now: Date): Promise<void> {
  await tx
    .updateTable('canned_answers')
    .set({ archived_at: now })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute()
}
