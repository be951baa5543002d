import { sql, type Insertable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { MailTables } from '#content/mail/tables'
import type { Database } from '#db/database'

export async function insertMail(tx: Database, row: Insertable<MailTables['mails']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows = 0n } = await tx
    .insertInto('mails')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return rows > 0n
}

/** What lies in members' inboxes: copies of what was taken back have gone from them unless they were read. */
function inbox(db: Database, memberIds: readonly string[]) {
  return db
    .selectFrom('mails')
    .leftJoin('mailings', 'mailings.id', 'mails.mailing_id')
    .where('mails.member_id', 'in', [...memberIds])
    .where('mails.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('mailings.taken_back_at', 'is', null), eb('mails.read_at', 'is not', null)]))
}

const shown = (db: Database, memberId: string) =>
  inbox(db, [memberId]).select((eb) => [
    'mails.id',
    'mails.kind',
    'mails.sent_at',
    'mails.read_at',
    eb.fn.coalesce('mails.texts', 'mailings.texts').as('texts'),
  ])

/** The newest first, those before a place. Index: mails_in_order. */
export function selectMails(
  db: Database,
  memberId: string,
  { before, limit }: { before: TimePlace | undefined; limit: number },
) {
  return shown(db, memberId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(mails.sent_at, mails.id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`,
      ),
    )
    .orderBy('mails.sent_at', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(limit)
    .execute()
}

export type InboxRow = Awaited<ReturnType<typeof selectMails>>[number]

/** Index: the primary key. */
export function selectMail(db: Database, memberId: string, id: string): Promise<InboxRow | undefined> {
  return shown(db, memberId).where('mails.id', '=', id).executeTakeFirst()
}

/** How many messages each of these members has not read; who has read all is left out. Index: mails_unread. */
export async function unreadMailsOf(
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await inbox(db, memberIds)
    .select(['mails.member_id', sql<number>`count(*)::int`.as('count')])
    .where('mails.read_at', 'is', null)
    .groupBy('mails.member_id')
    .execute()
  return new Map(rows.map(({ member_id, count }) => [member_id, count]))
}

/** Index: mails_unread. */
export async function countUnreadMails(db: Database, memberId: string): Promise<number> {
  return (await unreadMailsOf(db, [memberId])).get(memberId) ?? 0
}

/** Marks one as read, or all of them; how many were unread. Index: mails_unread. */
export async function markRead(db: Database, memberId: string, now: Date, id?: string): Promise<number> {
  const unread = inbox(db, [memberId])
    .select('mails.id')
    .where('mails.read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('mails.id', '=', id ?? ''))
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ read_at: now })
    .where('id', 'in', unread)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Takes messages out of a member's inbox; how many were in it. Index: the primary key. */
export async function markDeleted(
  db: Database,
  memberId: string,
  now: Date,
  ids: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ deleted_at: now })
    .where('id', 'in', [...ids])
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Brings messages back that were deleted after `since`; how many. Index: the primary key. */
export async function bringBack(
  db: Database,
  memberId: string,
  since: Date,
  ids: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ deleted_at: null })
    .where('id', 'in', [...ids])
    .where('member_id', '=', memberId)
    .where('deleted_at', '>', since)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Whether a message is a member's, deleted or not. Index: the primary key. */
export async function isMailOf(db: Database, memberId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}
