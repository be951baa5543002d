import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { IdentityState } from '@site/shared-api/contract/play-limit'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { IdentityTables } from '#care/identity/tables'

export type CheckRow = Selectable<IdentityTables['identity_checks']>

/** Held until `tx` ends where it is to be changed. Index: the primary key. */
export function selectCheck(db: Database, memberId: string, hold = false): Promise<CheckRow | undefined> {
  return db
    .selectFrom('identity_checks')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function putCheck(
  tx: Database,
  row: Insertable<IdentityTables['identity_checks']>,
): Promise<void> {
  const { decided_at, decided_by, changed_at, expires_at, provider, sent_at, state, why } = row
  const set = { decided_at, decided_by, changed_at, expires_at, provider, sent_at, state, why }
  await tx
    .insertInto('identity_checks')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(set))
    .execute()
}

export async function insertPapers(
  tx: Database,
  rows: readonly Insertable<IdentityTables['identity_papers']>[],
): Promise<void> {
  await tx
    .insertInto('identity_papers')
    .values([...rows])
    .execute()
}

/** The newest first. Index: identity_papers_of_member. */
export function selectPapers(db: Database, memberId: string, limit: number) {
  return db
    .selectFrom('identity_papers')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('brought_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Papers no longer needed: older than an instant, and decided. Index: identity_papers_by_time. */
export function selectOldPapers(db: Database, before: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('identity_papers as p')
    .leftJoin('identity_checks as c', 'c.member_id', 'p.member_id')
    .select('p.id')
    .where('p.brought_at', '<', before)
    .where(sql<boolean>`c.state is distinct from 'review'`)
    .orderBy('p.brought_at')
    .limit(limit)
    .execute()
}

export async function deletePaper(db: Database, id: string): Promise<void> {
  await db.deleteFrom('identity_papers').where('id', '=', id).execute()
}

export type ShownCheck = CheckRow & { account: string; payee_name: string | null }

/** In whose name a member is paid out, where it is known. Index: the primary key. */
export async function selectPayeeName(db: Database, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('member_profiles')
    .select('payee_name')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.payee_name ?? null
}

/** Checks, what changed last first. Index: identity_checks_in_order. */
export async function selectChecks(
  db: Database,
  filter: { merchant?: Merchants; state?: IdentityState | undefined; account?: string | undefined },
  { after, limit }: { after?: TimePlace | undefined; limit: number },
  now: Date,
): Promise<ShownCheck[]> {
  const { account, merchant, state } = filter
  const over = sql`(c.state = 'verified' and c.expires_at <= ${now})`
  const { rows } = await sql<ShownCheck>`select c.*, m.account, p.payee_name
    from identity_checks c join members m on m.id = c.member_id
    left join member_profiles p on p.member_id = c.member_id
    where ${ofMerchants('c.merchant', merchant)}
    ${account === undefined ? sql`` : sql`and lower(m.account) = ${account.toLowerCase()}`}
    ${state === undefined ? sql`` : state === 'expired' ? sql`and ${over}` : sql`and c.state = ${state} and not coalesce(${over}, false)`}
    ${after === undefined ? sql`` : sql`and c.changed_at <= ${after.at} and (c.changed_at < ${after.at} or c.member_id > ${after.id}::uuid)`}
    order by c.changed_at desc, c.member_id limit ${limit}`.execute(db)
  return rows
}
