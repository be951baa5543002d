import { sql } from 'kysely'
import { ApiError } from '#api/api-error'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { countDay, lockCount, spreadOfTeam } from '#agents/figures/count.repository'
import { countedDay } from '#agents/figures/count'
import { lockTree, ratesOf } from '#agents/tree/tree.repository'
import { dayOf } from '#money/index'

interface Move {
  readonly brand: LiveBrand
  readonly memberId: string
  /** Null: no upline. */
  readonly uplineId: string | null
  readonly now: Date
}

/**
 * Puts a member, and all below, under another upline from today on: today's figures go along, those of before stay where they
 * were made. Contracts with the previous upline end. Throws ApiError `tree_circle`, `rate_above_own` with the field `upline`.
 */
export async function moveMember(tx: Database, { brand, memberId, now, uplineId }: Move): Promise<void> {
  const { merchant } = brand
  const today = dayOf(brand, now)
  const currency = brand.document.currency.code
  // In the order in which counts take them too.
  await lockCount(tx, merchant)
  await lockTree(tx, merchant)
  if (uplineId !== null) await requireRoom(tx, { memberId, uplineId, today })
  await joinTree(tx, { merchant, memberId, today })
  await countDay(tx, await countedDay(tx, brand, today))
  await spreadOfTeam(tx, { memberId, day: today, currency, sign: -1 })
  await cutLines(tx, memberId, today)
  await tx.updateTable('agent_nodes').set({ upline_id: uplineId }).where('member_id', '=', memberId).execute()
  if (uplineId !== null) await growLines(tx, { merchant, memberId, uplineId, today })
  await spreadOfTeam(tx, { memberId, day: today, currency, sign: 1 })
  await endContracts(tx, { memberId, today, now })
}

async function requireRoom(
  tx: Database,
  { memberId, today, uplineId }: { memberId: string; uplineId: string; today: string },
): Promise<void> {
  // Up from the new upline: lines end at 32 levels, uplines do not.
  const { rows } = await sql<{ id: string }>`with recursive up as (
      select ${uplineId}::uuid as id
      union select n.upline_id from agent_nodes n join up on up.id = n.member_id where n.upline_id is not null
    ) select id from up where id = ${memberId}`.execute(tx)
  if (rows.length > 0) throw new ApiError('tree_circle', { field: 'upline' })
  const [own, above] = [await ratesOf(tx, memberId, today), await ratesOf(tx, uplineId, today)]
  const most = Math.min(above.now, above.last)
  if (Math.max(own.now, own.last) > most)
    throw new ApiError('rate_above_own', { field: 'upline', data: { most } })
}

/** A member who came without a link has no place in the tree yet. */
async function joinTree(
  tx: Database,
  { memberId, merchant, today }: { merchant: string; memberId: string; today: string },
): Promise<void> {
  await tx
    .insertInto('agent_nodes')
    .values({ member_id: memberId, merchant, upline_id: null, joined_on: today })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}

/** The team is no longer below those above its head; what began today never was. */
async function cutLines(tx: Database, memberId: string, today: string): Promise<void> {
  const cut = sql`until is null and ancestor_id in
      (select ancestor_id from agent_lines where member_id = ${memberId} and until is null)
    and (member_id = ${memberId} or member_id in
      (select member_id from agent_lines where ancestor_id = ${memberId} and until is null))`
  await sql`with gone as (delete from agent_lines where since = ${today}::date and ${cut})
    update agent_lines set until = ${today}::date where since < ${today}::date and ${cut}`.execute(tx)
}

async function growLines(
  tx: Database,
  of: { merchant: string; memberId: string; uplineId: string; today: string },
): Promise<void> {
  await sql`insert into agent_lines (merchant, ancestor_id, member_id, name, depth, since)
    select ${of.merchant}, up.id, down.id, down.name, up.depth + down.depth + 1, ${of.today}::date
    from (select ${of.uplineId}::uuid as id, 0 as depth
      union all select ancestor_id, depth from agent_lines where member_id = ${of.uplineId} and until is null) up
    cross join (select id, lower(account) as name, 0 as depth from members where id = ${of.memberId}
      union all select member_id, name, depth from agent_lines where ancestor_id = ${of.memberId} and until is null) down
    where up.depth + down.depth < 32`.execute(tx)
}

/** What was agreed with the previous upline holds until yesterday; what was offered is withdrawn. */
async function endContracts(
  tx: Database,
  { memberId, now, today }: { memberId: string; today: string; now: Date },
): Promise<void> {
  await sql`update contract_offers set state = 'ended', ended_on = greatest(effective_from, ${today}::date)
    where member_id = ${memberId} and upline_id is not null and state = 'accepted'`.execute(tx)
  await sql`update contract_offers set state = 'withdrawn', answered_at = ${now}, answer = 'refused'
    where member_id = ${memberId} and upline_id is not null and state = 'offered'`.execute(tx)
}
