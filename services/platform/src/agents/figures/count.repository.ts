import { sql } from 'kysely'
import type { Database } from '#db/database'
import { eachSum, spreadParts, SUM_COLUMNS } from '#agents/figures/spread.sql'

/** A day of a brand, and what makes a member active on it, in minor units. */
export interface CountedDay {
  readonly merchant: string
  readonly currency: string
  readonly day: string
  readonly activeFrom: bigint
}

/** No other transaction counts a brand's figures, or moves its members, until this one ends. */
export async function lockCount(tx: Database, merchant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agent count ${merchant}`}, 0))`.execute(tx)
}

/** The same where the lock is free; false where another transaction holds it. */
export async function tryLockCount(tx: Database, merchant: string): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`agent count ${merchant}`}, 0)) as got`.execute(tx)
  return rows[0]?.got === true
}

/**
 * Brings the figures of one day up to what play and ledger say now, of members of trees and of all above them; how many members
 * differed. Hold the brand's count. Indexes: turnover_days_of_brand, account_days_by_day, account_lines_by_kind,
 * agent_nodes_joined, agent_days_of_brand.
 */
export async function countDay(
  tx: Database,
  { activeFrom, currency, day, merchant }: CountedDay,
): Promise<number> {
  const { rows } = await sql<{ members: number }>`with played as (
    select member_id, sum(valid)::bigint as turnover, sum(won + jackpot - bet)::bigint as win_loss
    from turnover_days where merchant = ${merchant} and day = ${day}::date and currency = ${currency}
    group by member_id
  ), moved as (
    select a.member_id,
      coalesce(sum(d.credit - d.debit) filter (where d.kind in
        ('deposit', 'deposit-reversed', 'deposit-reinstated')), 0)::bigint as deposits,
      coalesce(sum(d.debit - d.credit) filter (where (d.kind = 'hold-posted' and a.wallet = 'HELD')
        or d.kind = 'withdrawal-returned'), 0)::bigint as withdrawals,
      coalesce(sum(d.credit - d.debit) filter (where d.kind in
        ('bonus', 'bonus-forfeited', 'bonus-expired', 'reward', 'gift', 'points')), 0)::bigint as bonus,
      coalesce(sum(d.credit - d.debit) filter (where d.kind = 'rebate'), 0)::bigint as rebate,
      coalesce(sum(d.credit - d.debit) filter (where d.kind in
        ('daily-salary', 'hourly-salary', 'dividend', 'commission')), 0)::bigint as commission
    from account_days d join ledger_accounts a on a.id = d.account_id
    where d.day = ${day}::date and a.merchant = ${merchant} and a.currency = ${currency} and a.member_id is not null
    group by a.member_id
  ), who as (
    select member_id from played union select member_id from moved
    union select member_id from agent_nodes where merchant = ${merchant} and joined_on = ${day}::date
  ), today as (
    select n.member_id, (n.joined_on = ${day}::date)::int as joined,
      (coalesce(p.turnover, 0) >= ${activeFrom}::bigint)::int as active,
      (coalesce(m.deposits, 0) > 0 and not exists (select from account_lines l where l.member_id = n.member_id
        and l.kind = 'deposit' and l.day < ${day}::date))::int as first_deposits,
      coalesce(m.deposits, 0) as deposits, coalesce(m.withdrawals, 0) as withdrawals,
      coalesce(p.turnover, 0) as turnover, coalesce(p.win_loss, 0) as win_loss, coalesce(m.bonus, 0) as bonus,
      coalesce(m.rebate, 0) as rebate, coalesce(m.commission, 0) as commission
    from who join agent_nodes n on n.member_id = who.member_id
    left join played p on p.member_id = n.member_id left join moved m on m.member_id = n.member_id
  ), kept as (
    select * from agent_days where merchant = ${merchant} and day = ${day}::date and currency = ${currency}
  ), diff as materialized (
    select coalesce(n.member_id, o.member_id) as member_id,
      ${eachSum((name) => `coalesce(n.${name}, 0) - coalesce(o.${name}, 0) as ${name}`)}
    from today n full join kept o on o.member_id = n.member_id
    where (${eachSum((name) => `coalesce(n.${name}, 0)`)}) is distinct from (${eachSum((name) => `coalesce(o.${name}, 0)`)})
  ), put as (
    insert into agent_days as a (merchant, member_id, day, currency, ${SUM_COLUMNS})
    select ${merchant}, member_id, ${day}::date, ${currency}, ${SUM_COLUMNS} from diff
    on conflict (member_id, day, currency) do update set ${eachSum((name) => `${name} = a.${name} + excluded.${name}`)}
  ), ${spreadParts(day, currency)}
  select count(*)::int as members from diff`.execute(tx)
  return rows[0]?.members ?? 0
}

/** Takes what a member and all below come to today from all members above (-1), or gives it to them (1): around a move. */
export async function spreadOfTeam(
  tx: Database,
  of: { memberId: string; day: string; currency: string; sign: 1 | -1 },
): Promise<void> {
  await sql`with diff as materialized (
    select a.member_id, ${eachSum((name) => `${of.sign} * a.${name} as ${name}`)}
    from agent_days a where a.day = ${of.day}::date and a.currency = ${of.currency}
    and (a.member_id = ${of.memberId} or a.member_id in
      (select member_id from agent_lines where ancestor_id = ${of.memberId} and until is null))
  ), ${spreadParts(of.day, of.currency)} select count(*) from diff`.execute(tx)
}

/** Forgets all figures of a brand; hold its count. */
export async function forgetFigures(tx: Database, merchant: string): Promise<void> {
  await sql`delete from agent_team_days where agent_id in (select id from members where merchant = ${merchant})`.execute(
    tx,
  )
  await sql`delete from agent_team_actives where agent_id in (select id from members where merchant = ${merchant})`.execute(
    tx,
  )
  await sql`delete from agent_days where merchant = ${merchant}`.execute(tx)
}

/** The first day that anything of a brand's trees can be of. Index: agent_nodes_joined. */
export async function firstDayOf(db: Database, merchant: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent_nodes')
    .select('joined_on')
    .where('merchant', '=', merchant)
    .orderBy('joined_on')
    .limit(1)
    .executeTakeFirst()
  return row?.joined_on
}

/** Days whose play changed after they were over, taken off the list. */
export async function takeLate(tx: Database, merchant: string): Promise<string[]> {
  const rows = await tx.deleteFrom('agent_late').where('merchant', '=', merchant).returning('day').execute()
  return rows.map(({ day }) => day).sort()
}

/**
 * What a count of two days would go by, as a text: as long as it stays the same, nothing of the brand has moved. Play and lines of money
 * only grow, but for rounds that are taken back, which make a line. Indexes: turnover_days_of_brand, account_days_by_day,
 * agent_nodes_joined.
 */
export async function seenOf(db: Database, of: CountedDay & { before: string }): Promise<string> {
  const { activeFrom, before, currency, day, merchant } = of
  const days = sql`(${before}::date, ${day}::date)`
  const { rows } = await sql<{
    seen: string
  }>`select concat_ws(' ', ${day}::text, ${currency}::text, ${activeFrom}::text,
      (select concat_ws(' ', count(*), sum(rounds), sum(bet), sum(won), sum(jackpot), sum(valid)) from turnover_days
        where merchant = ${merchant} and day in ${days} and currency = ${currency}),
      (select coalesce(sum(d.lines), 0) from account_days d join ledger_accounts a on a.id = d.account_id
        where d.day in ${days} and a.merchant = ${merchant} and a.currency = ${currency}),
      (select count(*) from agent_nodes where merchant = ${merchant} and joined_on in ${days})) as seen`.execute(
    db,
  )
  return rows[0]?.seen ?? ''
}

/** Whether days of before have changed. Index: the primary key. */
export async function hasLate(db: Database, merchant: string): Promise<boolean> {
  const row = await db
    .selectFrom('agent_late')
    .select('day')
    .where('merchant', '=', merchant)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** `seen`: what the count went by; null: the next one counts whatever there is. */
export async function noteCount(
  tx: Database,
  merchant: string,
  at: Date,
  seen: string | null = null,
): Promise<void> {
  await tx
    .insertInto('agent_counts')
    .values({ merchant, counted_at: at, seen })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ counted_at: at, seen }))
    .execute()
}

/** The last count of a brand. Index: the primary key. */
export function lastCount(
  db: Database,
  merchant: string,
): Promise<{ counted_at: Date; seen: string | null } | undefined> {
  return db
    .selectFrom('agent_counts')
    .select(['counted_at', 'seen'])
    .where('merchant', '=', merchant)
    .executeTakeFirst()
}

export const countedAt = async (db: Database, merchant: string): Promise<Date | undefined> =>
  (await lastCount(db, merchant))?.counted_at
