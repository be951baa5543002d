import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { HelpTables } from '#content/help/tables'
import type { Named } from '#operations/index'

/** Of one brand; each has a tab above the page. */
export const MOST_TOPICS = 24

type Columns = Omit<Insertable<HelpTables['help_topics']>, 'archived_at'>

/** A brand's topics in their order. Index: help_topics_in_order. */
export function selectTopics(db: Database, merchant: string) {
  return db
    .selectFrom('help_topics')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('archived_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(MOST_TOPICS)
    .execute()
}

export type TopicRow = Awaited<ReturnType<typeof selectTopics>>[number]

/** One that is not archived. Index: the primary key. */
export function selectTopic(db: Database, { id, merchant }: Named): Promise<TopicRow | undefined> {
  return db
    .selectFrom('help_topics')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
}

export async function upsertTopic(tx: Database, { merchant, id, ...columns }: Columns): Promise<void> {
  const stored = {
    ...columns,
    texts: toJson(columns.texts),
    items: toJson(columns.items),
    archived_at: null,
  }
  await tx
    .insertInto('help_topics')
    .values({ merchant, id, ...stored })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet(stored))
    .execute()
}

export async function archiveTopic(tx: Database, { id, merchant }: Named, now: Date): Promise<void> {
  await tx
    .updateTable('help_topics')
    .set({ archived_at: now })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute()
}
