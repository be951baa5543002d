import type { ApprovalState } from '@site/shared-api/contract/approval'
import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { ofMerchants } from '#db/of-merchants'
import type { Actor } from '#db/states/state-table'
import { APPROVAL_STATES, type ApprovalEvent } from '#operations/approvals/approval-states'
import type { ApprovalTables } from '#operations/approvals/tables'

type Table = ApprovalTables['approval_requests']
export type ApprovalRow = Selectable<Table>

/** Pending requests of these brands that have not expired: those of `expiredAt` and before have. */
interface Pending {
  readonly merchant: Merchants
  readonly expiredAt: Date
}

/** Who could approve: any of the rights lets them make a call of these requesters. */
export interface Approver {
  readonly rights: readonly string[]
  readonly requesters: readonly string[]
}

export interface ApprovalFilter extends Pending {
  readonly state?: ApprovalState | undefined
  readonly requestedBy?: string | undefined
  readonly approver?: Approver | undefined
}

/** Requests, the newest first. Indexes: approval_requests_newest, _of_brand, _of_requester. */
export function selectApprovals(
  db: Database,
  { approver, expiredAt, merchant, requestedBy, state }: ApprovalFilter,
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<ApprovalRow[]> {
  let query = db.selectFrom('approval_requests').selectAll().where(ofMerchants('merchant', merchant))
  if (requestedBy !== undefined) query = query.where('requested_by', '=', requestedBy)
  if (approver) query = query.where(isPending(expiredAt)).where(canApprove(approver))
  if (state === 'pending') query = query.where(isPending(expiredAt))
  else if (state === 'expired')
    query = query.where('state', '=', 'pending').where('requested_at', '<=', expiredAt)
  else if (state !== undefined) query = query.where('state', '=', state)
  if (after)
    query = query
      .where('requested_at', '<=', after.at)
      .where(sql<boolean>`(requested_at < ${after.at} or id > ${after.id}::uuid)`)
  return query.orderBy('requested_at', 'desc').orderBy('id').limit(limit).execute()
}

/** How many pending requests an operator could approve. Indexes: approval_requests_newest, _of_brand. */
export async function countApprovable(
  db: Database,
  { expiredAt, merchant }: Pending,
  approver: Approver,
): Promise<number> {
  const { count } = await db
    .selectFrom('approval_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(ofMerchants('merchant', merchant))
    .where(isPending(expiredAt))
    .where(canApprove(approver))
    .executeTakeFirstOrThrow()
  return count
}

/** Whose requests are pending. Indexes: approval_requests_newest, _of_brand. */
export async function selectRequesters(db: Database, { expiredAt, merchant }: Pending): Promise<string[]> {
  const rows = await db
    .selectFrom('approval_requests')
    .select('requested_by')
    .distinct()
    .where(ofMerchants('merchant', merchant))
    .where(isPending(expiredAt))
    .execute()
  return rows.map(({ requested_by: name }) => name)
}

const isPending = (expiredAt: Date): RawBuilder<boolean> =>
  sql<boolean>`(state = 'pending' and requested_at > ${expiredAt})`

const canApprove = ({ requesters, rights }: Approver): RawBuilder<boolean> =>
  sql<boolean>`(requested_by = any(${[...requesters]}::text[])
    and string_to_array(rights, ' ') && ${[...rights]}::text[])`

export function selectApproval(db: Database, id: string): Promise<ApprovalRow | undefined> {
  return db.selectFrom('approval_requests').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The same, held until the transaction ends. */
export function lockApproval(tx: Database, id: string): Promise<ApprovalRow | undefined> {
  return tx.selectFrom('approval_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The id of the pending request of this digest: the one given, or the same call that waits already. Index: approval_requests_pending. */
export async function insertApproval(tx: Database, row: Insertable<Table>): Promise<string> {
  await tx
    .insertInto('approval_requests')
    .values({
      ...row,
      changes: row.changes && toJson(row.changes),
      body: row.body === null ? null : toJson(row.body),
    })
    .onConflict((conflict) =>
      conflict.column('digest').where('state', 'in', ['pending', 'executing']).doNothing(),
    )
    .execute()
  const { id } = await tx
    .selectFrom('approval_requests')
    .select('id')
    .where('digest', '=', row.digest)
    .where('state', 'in', ['pending', 'executing'])
    .executeTakeFirstOrThrow()
  return id
}

/** Moves a request, of this approver alone where one is named; false where the event has no transition from its state. */
export async function moveApproval(
  tx: Database,
  { approver, id }: { id: string; approver?: string },
  [event, by]: readonly [ApprovalEvent, Actor],
  set: Omit<Updateable<Table>, 'state'>,
): Promise<boolean> {
  const { from, to } = APPROVAL_STATES.step(event, by)
  let query = tx
    .updateTable('approval_requests')
    .set({ ...set, state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
  if (approver !== undefined) query = query.where('decided_by', '=', approver)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Closes what the same person has requested of the same address before: the last request counts. */
export async function supersede(
  tx: Database,
  {
    digest,
    method,
    now,
    requestedBy,
    url,
  }: Record<'digest' | 'method' | 'requestedBy' | 'url', string> & { now: Date },
): Promise<void> {
  const { from, to } = APPROVAL_STATES.step('supersede', 'operator')
  await tx
    .updateTable('approval_requests')
    .set({ state: to, decided_by: requestedBy, decided_at: now, why: 'superseded' })
    .where('state', 'in', [...from])
    .where('method', '=', method)
    .where('url', '=', url)
    .where('requested_by', '=', requestedBy)
    .where('digest', '<>', digest)
    .execute()
}
