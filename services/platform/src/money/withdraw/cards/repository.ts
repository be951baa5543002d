import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { WithdrawTables } from '#money/withdraw/tables'

export type CardRow = WithdrawTables['bank_cards']

/** A member's cards, the oldest first. Index: bank_cards_of_member. */
export function selectCards(db: Database, memberId: string): Promise<CardRow[]> {
  return db
    .selectFrom('bank_cards')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Whether a member has, or had, any card: adding the first one changes no card in use. Index: bank_cards_of_member. */
export async function hadCards(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bank_cards')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Index: the primary key. */
export function selectCard(db: Database, id: string): Promise<CardRow | undefined> {
  return db.selectFrom('bank_cards').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when a card of this id was there. */
export async function insertCard(tx: Database, row: Insertable<CardRow>): Promise<boolean> {
  const result = await tx
    .insertInto('bank_cards')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** False when it was taken away before. */
export async function markRemoved(
  tx: Database,
  id: string,
  of: { at: Date; by: string; why: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_cards')
    .set({ removed_at: of.at, removed_by: of.by, removed_why: of.why })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Holds a member's row until the transaction ends, so that two tabs come one after the other. Index: the primary key. */
export async function lockPayee(tx: Database, memberId: string): Promise<string | null> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst()
  return await selectPayeeName(tx, memberId)
}

export async function selectPayeeName(db: Database, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('member_profiles')
    .select('payee_name')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.payee_name ?? null
}

/** Says in whose name a member is paid out; who has said so already keeps it. */
export async function settlePayeeName(
  tx: Database,
  of: { memberId: string; merchant: string; name: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('member_profiles')
    .values({ member_id: of.memberId, merchant: of.merchant, payee_name: of.name, created_at: of.now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ payee_name: sql`coalesce(member_profiles.payee_name, excluded.payee_name)` }),
    )
    .execute()
}

export interface ConsoleCardRow extends CardRow {
  account: string
  shared: string[]
}

const MOST_SHARED = 10

/** Who else has, or had, the same number at the brand. Index: bank_cards_by_number. */
const sharedWith = sql<
  string[]
>`coalesce((select json_agg(o.account order by o.account) from (select distinct m2.account
  from bank_cards c2 join members m2 on m2.id = c2.member_id
  where c2.merchant = c.merchant and c2.number_hash = c.number_hash and c2.member_id <> c.member_id
  limit ${MOST_SHARED}) o), '[]'::json)`

/** Cards of members, newest first. Indexes: bank_cards_newest, _of_member, _by_number, members_by_account. */
export async function selectConsoleCards(
  db: Database,
  filter: {
    merchant?: Merchants
    account?: string | undefined
    memberId?: string | undefined
    /** A number at every bank that it may be of. */
    numbers?: readonly { readonly merchant: string; readonly fingerprint: string }[] | undefined
    shared?: boolean
  },
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<ConsoleCardRow[]> {
  let query = db
    .selectFrom('bank_cards as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .selectAll('c')
    .select(['m.account', sharedWith.as('shared')])
  query = query.where(ofMerchants('c.merchant', filter.merchant))
  if (filter.account !== undefined) query = query.where('m.account', '=', filter.account)
  if (filter.memberId !== undefined) query = query.where('c.member_id', '=', filter.memberId)
  if (filter.numbers !== undefined)
    query = query.where(sql<boolean>`(c.merchant, c.number_hash) in (select * from unnest(
      ${filter.numbers.map(({ merchant }) => merchant)}::text[],
      ${filter.numbers.map(({ fingerprint }) => fingerprint)}::text[]))`)
  if (filter.shared === true)
    query = query.where(sql<boolean>`exists (select from bank_cards c3 where c3.merchant = c.merchant
      and c3.number_hash = c.number_hash and c3.member_id <> c.member_id)`)
  if (after)
    query = query
      .where('c.created_at', '<=', after.at)
      .where(sql<boolean>`(c.created_at < ${after.at} or c.id > ${after.id}::uuid)`)
  return await query.orderBy('c.created_at', 'desc').orderBy('c.id').limit(limit).execute()
}
