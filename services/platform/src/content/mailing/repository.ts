import { sql, type Insertable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { MailTables } from '#content/mail/tables'
import type { Database } from '#db/database'
import { reached, type Reach } from '#content/mailing/audience'

/** False where one of this id is there already. */
export async function insertMailing(tx: Database, row: Insertable<MailTables['mailings']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows = 0n } = await tx
    .insertInto('mailings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return rows > 0n
}

/** With how many have read it. Index: mails_read. */
const counted = (db: Database) =>
  db
    .selectFrom('mailings')
    .selectAll('mailings')
    .select(
      sql<number>`(select count(*)::int from mails where mails.mailing_id = mailings.id and mails.read_at is not null)`.as(
        'read',
      ),
    )

/** The newest first. Index: mailings_in_order. */
export function selectMailings(
  db: Database,
  merchant: string,
  { before, limit }: { before: TimePlace | undefined; limit: number },
) {
  return counted(db)
    .where('merchant', '=', merchant)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type MailingRow = Awaited<ReturnType<typeof selectMailings>>[number]

/** Index: the primary key. */
export function selectMailing(
  db: Database,
  { merchant, id }: { merchant: string; id: string },
): Promise<MailingRow | undefined> {
  return counted(db).where('merchant', '=', merchant).where('id', '=', id).executeTakeFirst()
}

/** The same, held until `tx` ends. Index: the primary key. */
export function holdMailing(tx: Database, id: string) {
  return tx.selectFrom('mailings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function changeMailing(
  tx: Database,
  id: string,
  change: Partial<
    Pick<MailTables['mailings'], 'state' | 'last_member' | 'ended_at' | 'taken_back_at' | 'taken_back_by'>
  > & { reached?: number },
): Promise<void> {
  await tx.updateTable('mailings').set(change).where('id', '=', id).execute()
}

/**
 * Gives a copy to the next members, ordered by id, never two to one. How many it was, and up to whom it came: undefined
 * where it came to the end. Index: members_of_merchant.
 */
export async function insertCopies(
  tx: Database,
  { id, after, sentAt, most }: { id: string; after: string | null; sentAt: Date; most: number },
  reach: Reach,
): Promise<{ count: number; last: string | undefined }> {
  const { rows } = await sql<{ count: number; seen: number; last: string | null }>`
    with those as materialized (
      select m.id from members m where ${reached(reach)} and (${after}::uuid is null or m.id > ${after}::uuid)
      order by m.id limit ${most}
    ), given as (
      insert into mails (id, member_id, kind, mailing_id, sent_at)
      select gen_random_uuid(), those.id, 'news', ${id}::uuid, ${sentAt}::timestamptz from those
      on conflict (mailing_id, member_id) where mailing_id is not null do nothing returning member_id
    )
    select (select count(*)::int from given) as count, (select count(*)::int from those) as seen,
      (select id from those order by id desc limit 1) as last`.execute(tx)
  const { count = 0, seen = 0, last } = rows[0] ?? {}
  return { count, last: seen < most ? undefined : (last ?? undefined) }
}
