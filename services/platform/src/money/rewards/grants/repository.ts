import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { GrantState } from '@site/shared-api/contract/reward-console'
import type { GrantSource } from '@site/shared-api/contract/reward'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { toJson } from '#db/json'
import type { RewardTables } from '#money/rewards/tables'

type Table = RewardTables['reward_grants']
export type GrantRow = Selectable<Table>
export type ConsoleGrantRow = GrantRow & { account: string }

export type NewGrant = Omit<Insertable<Table>, 'claimed_at' | 'entry_id' | 'approved_by' | 'title'> & {
  title: { EN: string; TY: string }
}

/** Once for each id, and for each source and key of a member; false where it is there. */
export async function insertGrant(tx: Database, { title, ...row }: NewGrant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reward_grants')
    .values({ ...row, title: toJson(title), claimed_at: null, entry_id: null, approved_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Index: the primary key. */
export function selectGrant(db: Database, id: string, hold = false): Promise<GrantRow | undefined> {
  return db
    .selectFrom('reward_grants')
    .selectAll()
    .where('id', '=', id)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** All of a member of some sources. Index: reward_grants_member_id_source_key_key. */
export function selectOfSource(
  db: Database,
  memberId: string,
  sources: readonly GrantSource[],
): Promise<GrantRow[]> {
  return db
    .selectFrom('reward_grants')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('source', 'in', [...sources])
    .execute()
}

const MOST_OPEN = 100

/** What waits for a member, the first to be over first. Index: reward_grants_member_id_source_key_key. */
export function selectOpen(db: Database, memberId: string, now: Date): Promise<GrantRow[]> {
  return db
    .selectFrom('reward_grants')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('granted_at', 'desc')
    .limit(MOST_OPEN)
    .execute()
}

/** What a member has claimed, newest first. Index: reward_grants_claimed. */
export function selectClaimed(
  db: Database,
  memberId: string,
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<GrantRow[]> {
  let query = db
    .selectFrom('reward_grants')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'claimed')
  if (after)
    query = query
      .where('claimed_at', '<=', after.at)
      .where(sql<boolean>`(claimed_at < ${after.at} or id > ${after.id}::uuid)`)
  return query.orderBy('claimed_at', 'desc').orderBy('id').limit(limit).execute()
}

export async function updateGrant(
  tx: Database,
  id: string,
  set: Partial<Pick<GrantRow, 'state' | 'claimed_at' | 'entry_id' | 'approved_by'>>,
): Promise<void> {
  await tx.updateTable('reward_grants').set(set).where('id', '=', id).execute()
}

export interface GrantFilter {
  merchant?: Merchants
  account?: string | undefined
  source?: GrantSource | undefined
  state?: GrantState | undefined
}

const shown = (db: Database) =>
  db
    .selectFrom('reward_grants as g')
    .innerJoin('members as m', 'm.id', 'g.member_id')
    .selectAll('g')
    .select('m.account')

/** Grants for operators, newest first. Indexes: reward_grants_newest, _of_brand. */
export function selectGrants(
  db: Database,
  filter: GrantFilter,
  { after, limit, now }: { after: TimePlace | undefined; limit: number; now: Date },
): Promise<ConsoleGrantRow[]> {
  let query = shown(db)
  query = query.where(ofMerchants('g.merchant', filter.merchant))
  if (filter.account !== undefined) query = query.where('m.account', '=', filter.account)
  if (filter.source !== undefined) query = query.where('g.source', '=', filter.source)
  if (filter.state === 'expired') query = query.where('g.state', '=', 'open').where('g.expires_at', '<=', now)
  else if (filter.state !== undefined) {
    query = query.where('g.state', '=', filter.state)
    if (filter.state === 'open')
      query = query.where(sql<boolean>`(g.expires_at is null or g.expires_at > ${now})`)
  }
  if (after)
    query = query
      .where('g.granted_at', '<=', after.at)
      .where(sql<boolean>`(g.granted_at < ${after.at} or g.id > ${after.id}::uuid)`)
  return query.orderBy('g.granted_at', 'desc').orderBy('g.id').limit(limit).execute()
}

export function selectConsoleGrant(db: Database, id: string): Promise<ConsoleGrantRow | undefined> {
  return shown(db).where('g.id', '=', id).executeTakeFirst()
}
