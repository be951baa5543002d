import { sql } from 'kysely'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { readQuotas, readRebateSettings } from '@site/shared-api/contract/agent'
import { ApiError } from '#api/api-error'
import { fromCursor, toCursor } from '#api/pages/cursor'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import { rulesOf } from '#agents/rules/repository'
import {
  highestBelow,
  lastRate,
  lockTree,
  memberNamed,
  putRate,
  rateOn,
  ratesOf,
  selectQuotas,
  uplineOf,
} from '#agents/tree/tree.repository'
import { addDays, dayOf } from '#money/index'
import { z } from 'zod'

interface Given {
  readonly agentId: string
  readonly brand: LiveBrand
  readonly clock: Clock
  readonly rate: number
}

/**
 * Whether an agent may give a new downline a rate; hold the tree. Locks the agent's quota of it. Throws ApiError
 * `rate_above_own`, `quota_full`, both with the field `rate`.
 */
export async function requireRate(tx: Database, { agentId, brand, clock, rate }: Given): Promise<void> {
  const own = await ratesOf(tx, agentId, dayOf(brand, clock.now()))
  const most = Math.min(own.now, own.last)
  if (rate > most) throw new ApiError('rate_above_own', { field: 'rate', data: { most } })
  await requireQuota(tx, brand, agentId, rate)
}

/** Throws ApiError `quota_full`: from the brand's bound on, so many downlines of a rate as the agent has quotas for. */
export async function requireQuota(
  tx: Database,
  { merchant }: LiveBrand,
  agentId: string,
  rate: number,
): Promise<void> {
  const { quotaFrom } = await rulesOf(tx, merchant)
  if (quotaFrom === null || rate < quotaFrom) return
  await sql`select 1 from agent_quotas where agent_id = ${agentId} and rate = ${rate} for update`.execute(tx)
  const quota = (await selectQuotas(tx, agentId)).find((one) => one.rate === rate)
  if (!quota || quota.used >= quota.most)
    throw new ApiError('quota_full', {
      field: 'rate',
      data: { most: quota?.most ?? 0, used: quota?.used ?? 0 },
    })
}

/**
 * Sets the rate of an agent from tomorrow on, with all that holds of rates: not above the upline's, not below a downline's.
 * Throws ApiError `rate_above_own`, `rate_below_downline`, with the field `rate`.
 */
export async function setRate(
  tx: Database,
  of: { memberId: string; brand: LiveBrand; rate: number; by: string; now: Date },
): Promise<{ rate: number; nextRate: number | null }> {
  const { brand, by, memberId, now, rate } = of
  await lockTree(tx, brand.merchant)
  const today = dayOf(brand, now)
  const upline = await uplineOf(tx, memberId)
  const above = upline && (await ratesOf(tx, upline.id, today))
  const most = above ? Math.min(above.now, above.last) : (await rulesOf(tx, brand.merchant)).mostRate
  if (rate > most) throw new ApiError('rate_above_own', { field: 'rate', data: { most } })
  const least = await highestBelow(tx, memberId, today)
  if (rate < least) throw new ApiError('rate_below_downline', { field: 'rate', data: { least } })
  const before = await ratesOf(tx, memberId, today)
  if (upline && rate !== before.last) await requireQuota(tx, brand, upline.id, rate)
  const from = addDays(today, 1)
  if (rate !== before.last || before.now !== before.last)
    await putRate(tx, { member_id: memberId, from_day: from, rate, set_by: by, at: now })
  return { rate: before.now, nextRate: rate === before.now ? null : rate }
}

/** An agent sets a direct downline's rate. Throws ApiError `member_unknown` and what `setRate` throws. */
export async function setDownlineRate(
  tx: Database,
  of: { agentId: string; brand: LiveBrand; account: string; rate: number; now: Date },
): Promise<{ account: string; rate: number; nextRate: number | null }> {
  const { agentId, account, brand } = of
  await lockTree(tx, brand.merchant)
  const member = await memberNamed(tx, brand.merchant, account)
  const upline = member && (await uplineOf(tx, member.id))
  if (!member || upline?.id !== agentId) throw new ApiError('member_unknown', { field: 'account' })
  // A plain member has no rate: they have no downlines to be paid for.
  if (member.type === 0) throw new ApiError('invalid_input', { field: 'account' })
  return { account: member.account, ...(await setRate(tx, { ...of, memberId: member.id, by: 'upline' })) }
}

interface RateRow {
  name: string
  account: string
  nickname: string | null
  now: number
  last: number
  least: number
}

/** Direct downlines that are agents, with their rates, by account. Index: agent_lines_now. */
export async function rateSettings(
  db: Database,
  of: { agentId: string; brand: LiveBrand; now: Date; cursor: string | undefined; limit: number },
): Promise<ValueOf<typeof readRebateSettings>> {
  const { agentId, brand, cursor, limit, now } = of
  const today = dayOf(brand, now)
  const after = fromCursor(cursor, z.string().max(64))
  const { rows } = await sql<RateRow>`select l.name, m.account, m.nickname,
      ${rateOn(sql`m.id`, sql`${today}::date`)} as now, ${lastRate(sql`m.id`)} as last,
      coalesce((select max(${lastRate(sql`n.member_id`)}) from agent_nodes n where n.upline_id = m.id), 0)::int as least
    from agent_lines l join members m on m.id = l.member_id and m.type in (1, 2)
    where l.ancestor_id = ${agentId} and l.until is null and l.depth = 1
    ${after === undefined ? sql`` : sql`and l.name > ${after}`} order by l.name limit ${limit + 1}`.execute(
    db,
  )
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    rate: (await ratesOf(db, agentId, today)).now,
    list: page.map((row) => ({
      account: row.account,
      nickname: row.nickname,
      rate: row.now,
      nextRate: row.last === row.now ? null : row.last,
      least: row.least,
    })),
    nextCursor: last === undefined ? null : toCursor(last.name),
  }
}

export async function quotasOf(
  db: Database,
  { agentId, brand }: { agentId: string; brand: LiveBrand },
): Promise<ValueOf<typeof readQuotas>> {
  const { quotaFrom } = await rulesOf(db, brand.merchant)
  const quotas = await selectQuotas(db, agentId)
  return {
    from: quotaFrom,
    list: quotas.map((one) => ({ ...one, left: Math.max(0, one.most - one.used) })),
  }
}
