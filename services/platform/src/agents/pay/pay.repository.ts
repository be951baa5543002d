import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Selectable } from 'kysely'
import type { PayKind, PayState } from '@site/shared-api/contract/agent-fields'
import type { TimePlace } from '#api/pages/time-cursor'
import type { PayTables } from '#agents/pay/tables'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'

export type PayRow = Selectable<PayTables['agent_pays']>
export type ConsolePayRow = PayRow & { account: string }
export type RunRow = Selectable<PayTables['agent_runs']>

type NewPay = Pick<
  PayRow,
  'agent_id' | 'contract_id' | 'basis' | 'active' | 'rate' | 'passed_on' | 'amount' | 'state'
>

interface OfPeriod {
  readonly merchant: string
  readonly kind: PayKind
  readonly period: string
}

/** Writes lines of a period; an agent who has one already keeps it. Index: agent_pays_once. */
export async function insertPays(
  tx: Database,
  of: OfPeriod & { currency: string; at: Date },
  rows: readonly NewPay[],
): Promise<void> {
  if (rows.length === 0) return
  const { at, currency, kind, merchant, period } = of
  await tx
    .insertInto('agent_pays')
    .values(
      rows.map((row) => ({
        ...row,
        id: sql<string>`gen_random_uuid()`,
        merchant,
        kind,
        period,
        currency,
        at,
        paid_at: null,
        entry_id: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['agent_id', 'kind', 'period']).doNothing())
    .execute()
}

/** What the lines of a period come to, by agent. Index: agent_pays_of_period. */
export function selectAmounts(
  db: Database,
  { kind, merchant, period }: OfPeriod,
): Promise<{ agent_id: string; amount: bigint }[]> {
  return db
    .selectFrom('agent_pays')
    .select(['agent_id', 'amount'])
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute()
}

/** Lines that are to be paid, held until the transaction ends, without those that another transaction holds. Index: agent_pays_due. */
export async function takeDuePays(tx: Database, merchant: string, most: number): Promise<PayRow[]> {
  const { rows } = await sql<PayRow>`select * from agent_pays where merchant = ${merchant} and state = 'due'
    order by agent_id limit ${most} for update skip locked`.execute(tx)
  // An account occurs once in one write.
  const seen = new Set<string>()
  return rows.filter(({ agent_id: id }) => !seen.has(id) && seen.add(id))
}

export async function markPaid(
  tx: Database,
  paid: readonly { id: string; entryId: string }[],
  at: Date,
): Promise<void> {
  const rows = sql.join(paid.map(({ entryId, id }) => sql`(${id}::uuid, ${entryId}::uuid)`))
  await sql`update agent_pays p set state = 'paid', paid_at = ${at}, entry_id = v.entry_id
    from (values ${rows}) v (id, entry_id) where p.id = v.id`.execute(tx)
}

/** A line, held until the transaction ends. Index: the primary key. */
export function lockPay(tx: Database, id: string): Promise<PayRow | undefined> {
  return tx.selectFrom('agent_pays').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

interface Page {
  readonly after: TimePlace | undefined
  readonly limit: number
}

/** An agent's statement, newest first. Index: agent_pays_of_agent. */
export function selectPays(
  db: Database,
  of: { agentId: string; kind?: PayKind | undefined; state?: PayState | undefined },
  { after, limit }: Page,
): Promise<PayRow[]> {
  let query = db.selectFrom('agent_pays').selectAll().where('agent_id', '=', of.agentId)
  if (of.kind !== undefined) query = query.where('kind', '=', of.kind)
  if (of.state !== undefined) query = query.where('state', '=', of.state)
  if (after)
    query = query
      .where('at', '<=', after.at)
      .where(sql<boolean>`(at < ${after.at} or id > ${after.id}::uuid)`)
  return query.orderBy('at', 'desc').orderBy('id').limit(limit).execute()
}

/** The same for operators. Index: agent_pays_newest. */
export function selectConsolePays(
  db: Database,
  of: {
    merchant?: Merchants
    account?: string | undefined
    kind?: PayKind | undefined
    state?: PayState | undefined
    period?: string | undefined
    id?: string | undefined
  },
  { after, limit }: Page,
): Promise<ConsolePayRow[]> {
  let query = db
    .selectFrom('agent_pays as p')
    .innerJoin('members as m', 'm.id', 'p.agent_id')
    .selectAll('p')
    .select('m.account')
  if (of.id !== undefined) query = query.where('p.id', '=', of.id)
  query = query.where(ofMerchants('p.merchant', of.merchant))
  if (of.account !== undefined) query = query.where(sql`lower(m.account)`, '=', of.account.toLowerCase())
  if (of.kind !== undefined) query = query.where('p.kind', '=', of.kind)
  if (of.state !== undefined) query = query.where('p.state', '=', of.state)
  if (of.period !== undefined) query = query.where('p.period', '=', of.period)
  if (after)
    query = query
      .where('p.at', '<=', after.at)
      .where(sql<boolean>`(p.at < ${after.at} or p.id > ${after.id}::uuid)`)
  return query.orderBy('p.at', 'desc').orderBy('p.id').limit(limit).execute()
}

/** Index: agent_corrections_of_pay. */
export async function selectCorrections(db: Database, payIds: readonly string[]) {
  if (payIds.length === 0) return []
  return await db
    .selectFrom('agent_corrections')
    .selectAll()
    .where('pay_id', 'in', [...payIds])
    .orderBy('at')
    .execute()
}

/** A run of a period; the site's own is there once, undefined where it was. */
export async function insertRun(tx: Database, row: Omit<RunRow, 'differs' | 'ended_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agent_runs')
    .values({ ...row, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function selectRun(db: Database, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('agent_runs').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function endRun(
  tx: Database,
  which: { id: string } | (OfPeriod & { by: 'system' }),
  { at, differs }: { at: Date; differs: number },
): Promise<void> {
  let query = tx.updateTable('agent_runs').set({ ended_at: at, differs })
  query =
    'id' in which
      ? query.where('id', '=', which.id)
      : query
          .where('merchant', '=', which.merchant)
          .where('kind', '=', which.kind)
          .where('period', '=', which.period)
          .where('asked_by', '=', which.by)
  await query.execute()
}

export type RunWithTotals = RunRow & { lines: number; paid: number; amount: bigint }

/** Runs with what the period's lines come to now, newest first. Indexes: agent_runs_newest, agent_pays_of_period. */
export async function selectRuns(
  db: Database,
  of: { merchant?: Merchants; kind?: PayKind | undefined; id?: string | undefined },
  { after, limit }: Page,
): Promise<RunWithTotals[]> {
  const { rows } =
    await sql<RunWithTotals>`select r.*, s.lines, s.paid, s.amount from agent_runs r cross join lateral (
      select count(*)::int as lines, (count(*) filter (where p.state = 'paid'))::int as paid,
        coalesce(sum(p.amount + p.corrected) filter (where p.state = 'paid'), 0)::bigint as amount
      from agent_pays p where p.merchant = r.merchant and p.kind = r.kind and p.period = r.period) s
    where true ${of.id === undefined ? sql`` : sql`and r.id = ${of.id}`}
    and ${ofMerchants('r.merchant', of.merchant)}
    ${of.kind === undefined ? sql`` : sql`and r.kind = ${of.kind}`}
    ${after === undefined ? sql`` : sql`and r.at <= ${after.at} and (r.at < ${after.at} or r.id > ${after.id}::uuid)`}
    order by r.at desc, r.id limit ${limit}`.execute(db)
  return rows
}

/** The last hour of a brand that was run through. */
export async function lastHour(db: Database, merchant: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent_runs')
    .select('period')
    .where('merchant', '=', merchant)
    .where('kind', '=', 'hourly')
    .where('asked_by', '=', 'system')
    .where('ended_at', 'is not', null)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.period
}

/** Forgets runs of hours that are long over; their lines stay. */
export async function deleteOldHours(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('agent_runs').where('kind', '=', 'hourly').where('at', '<', before).execute()
}
