import type { DayCheckName } from '@site/shared-api/contract/day-report'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import { MOST_ROWS, type Check, type Day, type DifferingRow } from '#money/report/figures/day'

/** An order is written with its entry, a moment apart: it is looked for so far around the day. */
const AROUND_MS = 60 * 60 * 1000

/** When orders of a day may have been written. */
export interface Around {
  readonly from: Date
  readonly to: Date
}

interface Pairing {
  readonly against: DayCheckName
  /** The kinds of entries that stand for these orders. */
  readonly kinds: readonly string[]
  /** Which of their lines count: members', those of their cash alone, or those of an account of the house. */
  readonly on: 'member' | 'MAIN' | 'HOUSE' | 'PAYMENTS'
  /** Whether what leaves is what the orders say. */
  readonly leaves?: boolean
  /** The orders around the day: `key` (id of the entry), `id` for people, `amount`, `at`. */
  orders(around: Around): RawBuilder<unknown>
  /** The kind of such an order, for an operator who looks for it. */
  readonly row: DifferingRow['kind']
}

export interface Paired {
  readonly count: bigint
  readonly ours: bigint
  readonly check: Check
}

/**
 * A day's entries beside the orders behind them, each with its own: an order of the day without an entry, an entry without an
 * order, and two amounts that differ are reported. What was written in the last moment of a day belongs to its entry's day. Indexes:
 * ledger_entries_by_time, ledger_postings_by_entry, primary keys, and those of the orders.
 */
export async function besideOrders(db: Database, day: Day, pairing: Pairing): Promise<Paired> {
  const { before, currency, merchant, since } = day
  const { against, kinds, leaves = false, on, orders, row } = pairing
  const around = { from: new Date(since.getTime() - AROUND_MS), to: new Date(before.getTime() + AROUND_MS) }
  const lines =
    on === 'member'
      ? sql`a.member_id is not null`
      : on === 'MAIN'
        ? sql`a.member_id is not null and a.wallet = 'MAIN'`
        : sql`a.member_id is null and a.wallet = ${on}`
  const paired = sql`entry as (
      select e.id as key, sum(p.amount * ${leaves ? -1 : 1})::bigint as amount
      from ledger_entries e join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
      where e.at >= ${since} and e.at < ${before} and e.merchant = ${merchant} and e.currency = ${currency}
        and e.kind = any(${[...kinds]}::text[]) and ${lines}
      group by e.id
    ), known as (${orders(around)}), paired as (
      select coalesce(k.id, e.key::text) as id, e.amount as ours, k.amount as theirs, k.id is null as bare
      from entry e full join known k on k.key = e.key
      where e.key is not null
        or (k.at >= ${since} and k.at < ${before} and not exists (select from ledger_entries x where x.id = k.key))
    )`
  const { rows } = await sql<{ count: bigint; ours: bigint; theirs: bigint; wrong: bigint }>`with ${paired}
    select count(ours) as count, coalesce(sum(ours), 0)::bigint as ours, coalesce(sum(theirs), 0)::bigint as theirs,
      count(*) filter (where ours is distinct from theirs) as wrong from paired`.execute(db)
  const { count, ours, theirs, wrong } = rows[0] ?? { count: 0n, ours: 0n, theirs: 0n, wrong: 0n }
  const differing =
    wrong === 0n
      ? []
      : (
          await sql<{ id: string; ours: bigint | null; theirs: bigint | null; bare: boolean }>`with ${paired}
            select id, ours, theirs, bare from paired where ours is distinct from theirs order by id limit ${MOST_ROWS}`.execute(
            db,
          )
        ).rows
  const check = {
    against,
    ours,
    found: theirs,
    agrees: wrong === 0n,
    rows: differing.map(({ bare, ...one }) => ({ kind: bare ? ('entry' as const) : row, ...one })),
  }
  return { count, ours, check }
}
