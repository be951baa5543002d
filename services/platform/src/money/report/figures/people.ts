import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { MOST_ROWS, type Check, type Day, type DifferingRow } from '#money/report/figures/day'

/** Accounts for free play by visitors and by the house are not counted as registrations. */
const FREE_PLAY_TYPES = [MEMBER_TYPE.trial, MEMBER_TYPE.demo]

/** Accounts that began with a day, beside the security events of registrations. Indexes: members_newest, security_events_by_member. */
export async function registered(
  db: Database,
  { before, merchant, since }: Day,
): Promise<{ count: bigint; check: Check }> {
  const { rows } = await sql<{ account: string; known: boolean }>`select m.account,
      exists (select from security_events e where e.member_id = m.id and e.kind = 'registered') as known
    from members m where m.merchant = ${merchant} and m.created_at >= ${since} and m.created_at < ${before}
      and m.type <> all(${[...FREE_PLAY_TYPES]}::int[])`.execute(db)
  const unknown = rows.filter(({ known }) => !known)
  const count = BigInt(rows.length)
  return {
    count,
    check: {
      against: 'doors',
      ours: count,
      found: count - BigInt(unknown.length),
      agrees: unknown.length === 0,
      counts: true,
      rows: unknown.slice(0, MOST_ROWS).map(({ account }): DifferingRow => ({
        kind: 'member',
        id: `${merchant}:${account}`,
        ours: account,
        theirs: null,
      })),
    },
  }
}

/**
 * Members whose first money came with a day, by their lines, beside the orders that were credited first then. Indexes:
 * account_days_by_day, account_lines_by_kind, deposit_orders_of_member.
 */
export async function firstDeposits(
  db: Database,
  { before, currency, day, merchant, since }: Day,
): Promise<{ count: bigint; amount: bigint; check: Check }> {
  const { rows } = await sql<{ account: string; amount: bigint | null; ordered: boolean }>`
    with paid as (
      select distinct a.member_id from account_days d join ledger_accounts a on a.id = d.account_id
      where d.day = ${day}::date and d.kind = 'deposit' and a.merchant = ${merchant} and a.currency = ${currency}
    ), begun as (
      select p.member_id, (select l.line from account_lines l where l.member_id = p.member_id and l.kind = 'deposit'
        order by l.day, l.line limit 1) as line from paid p
      where not exists (select from account_lines l where l.member_id = p.member_id and l.kind = 'deposit'
        and l.day < ${day}::date)
    ), ordered as (
      select distinct o.member_id from deposit_orders o where o.merchant = ${merchant} and o.credited > 0
      and o.closed_at >= ${since} and o.closed_at < ${before} and not exists (
        select from deposit_orders b where b.member_id = o.member_id and b.credited > 0 and b.closed_at < ${since})
    )
    select m.account, p.amount, o.member_id is not null as ordered
    from begun b left join ledger_postings p on p.id = b.line
    full join ordered o on o.member_id = b.member_id
    join members m on m.id = coalesce(b.member_id, o.member_id) order by m.account`.execute(db)
  const begun = rows.filter(({ amount }) => amount !== null)
  const apart = rows.filter(({ amount, ordered }) => (amount !== null) !== ordered)
  const ordered = rows.filter((row) => row.ordered)
  return {
    count: BigInt(begun.length),
    amount: begun.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n),
    check: {
      against: 'orders',
      ours: BigInt(begun.length),
      found: BigInt(ordered.length),
      agrees: apart.length === 0,
      counts: true,
      rows: apart.slice(0, MOST_ROWS).map(({ account, amount }): DifferingRow => ({
        kind: 'member',
        id: `${merchant}:${account}`,
        ours: amount === null ? null : account,
        theirs: amount === null ? account : null,
      })),
    },
  }
}
