import type { Insertable } from 'kysely'
import type { LocalisedText } from '#api/texts/localised'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { MemberTables } from '#identity/members/tables'

export async function insertMember(db: Database, row: Insertable<MemberTables['members']>): Promise<void> {
  await db.insertInto('members').values(row).execute()
}

export async function insertLevel(
  db: Database,
  row: { merchant: string; level: number; label_id: string; label: LocalisedText; conditions: number },
): Promise<void> {
  await db
    .insertInto('vip_levels')
    .values({ ...row, id: row.label_id, label: toJson(row.label), document: null })
    .execute()
}

/** Ids of the members of a brand by account name. */
export async function memberIds(db: Database, merchant: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('members')
    .select(['account', 'id'])
    .where('merchant', '=', merchant)
    .execute()
  return new Map(rows.map((row) => [row.account, row.id]))
}

/** Locks a member's row until the transaction ends; sign-ins and referencing rows may be written concurrently. Index: the primary key. */
export async function lockMemberRow(tx: Database, id: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Whether a member may sign in; checked by every way in. Index: the primary key. */
export async function setStatus(tx: Database, id: string, status: 'active' | 'disabled'): Promise<void> {
  await tx.updateTable('members').set({ status }).where('id', '=', id).execute()
}
