import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { LineRow } from '#money/wallet/history.repository'

/** Where a list of lines goes on. */
export interface LinePlace {
  day: string
  line: bigint
}

export interface KindSum {
  kind: string
  lines: bigint
  credit: bigint
  debit: bigint
}

interface Within {
  readonly memberId: string
  readonly accountIds: readonly string[]
  readonly from: string
  readonly to: string
}

const idsOf = (ids: readonly string[]) => sql.join(ids.map((id) => sql`${id}::uuid`))

/** What accounts held before a range and what moved within it, by kind, all at one moment. Index: the primary key of account_days. */
export async function sumsOf(
  db: Database,
  { accountIds, from, to }: Omit<Within, 'memberId'>,
): Promise<{ opening: bigint; kinds: KindSum[] }> {
  const { rows } = await sql<KindSum & { since: bigint; balance: bigint }>`
    with held as (
      select coalesce(sum(balance), 0)::bigint as balance from ledger_accounts where id in (${idsOf(accountIds)})
    )
    select coalesce(d.kind, '') as kind, held.balance,
      coalesce(sum(d.credit - d.debit), 0)::bigint as since,
      coalesce(sum(d.lines) filter (where d.day <= ${to}::date), 0)::bigint as lines,
      coalesce(sum(d.credit) filter (where d.day <= ${to}::date), 0)::bigint as credit,
      coalesce(sum(d.debit) filter (where d.day <= ${to}::date), 0)::bigint as debit
    from held left join account_days d on d.account_id in (${idsOf(accountIds)}) and d.day >= ${from}::date
    group by d.kind, held.balance order by d.kind`.execute(db)
  const since = rows.reduce((sum, row) => sum + row.since, 0n)
  return {
    opening: (rows[0]?.balance ?? 0n) - since,
    kinds: rows
      .filter(({ lines }) => lines > 0n)
      .map(({ kind, lines, credit, debit }) => ({ kind, lines, credit, debit })),
  }
}

/**
 * A page of a member's lines within days, newest first; of some kinds or of all. Indexes: account_lines_by_kind with kinds, else
 * the primary key of account_lines.
 */
export async function selectRecordLines(
  db: Database,
  { memberId, accountIds, from, to }: Within,
  of: { kinds: readonly string[] | undefined; after: LinePlace | undefined; limit: number },
): Promise<(LineRow & { day: string })[]> {
  const { kinds, after, limit } = of
  const end = after ?? { day: to, line: 9_223_372_036_854_775_807n }
  const one = sql`l.member_id = ${memberId}::uuid and l.day >= ${from}::date
    and (l.day, l.line) < (${end.day}::date, ${end.line}::bigint) and l.account_id in (${idsOf(accountIds)})`
  const newest = sql`order by l.day desc, l.line desc limit ${limit}`
  // A branch for each kind by its own name: the database then knows how many lines of it there are.
  const lines =
    kinds === undefined
      ? sql`select * from account_lines l where ${one} ${newest}`
      : sql`select * from (${sql.join(
          kinds.map(
            (kind) => sql`(select * from account_lines l where l.kind = ${kind} and ${one} ${newest})`,
          ),
          sql` union all `,
        )}) l ${newest}`
  const { rows } = await sql<
    LineRow & { day: string }
  >`select p.id, p.account_id, a.wallet, a.currency, p.seq,
      p.amount, p.balance_after, e.kind, e.at, e.node_id, g.names, e.round_id, line.day
    from (${lines}) line
    join ledger_postings p on p.id = line.line
    join ledger_accounts a on a.id = line.account_id
    join ledger_entries e on e.id = p.entry_id
    left join games g on g.node_id = e.node_id
    order by line.day desc, line.line desc`.execute(db)
  return rows
}

export interface FoundLine extends LineRow {
  entry_id: string
  provider: string | null
  reference: string | null
  round: string | null
  round_at: Date | null
  deposit: string | null
}

/** A line of one of these accounts with what it belongs to. Indexes: primary keys, rounds_by_round, deposit_receipts_by_entry. */
export async function selectLine(
  db: Database,
  of: { memberId: string; accountIds: readonly string[]; line: bigint },
): Promise<FoundLine | undefined> {
  const { rows } = await sql<FoundLine>`select p.id, p.account_id, a.wallet, a.currency, p.seq, p.amount,
      p.balance_after, p.entry_id, e.kind, e.at, e.node_id, g.names, e.round_id, e.provider, e.reference,
      r.id as round, r.placed_at as round_at, d.order_id as deposit
    from ledger_postings p
    join ledger_accounts a on a.id = p.account_id
    join ledger_entries e on e.id = p.entry_id
    left join games g on g.node_id = e.node_id
    left join rounds r on r.member_id = ${of.memberId}::uuid and r.provider = e.provider and r.round_id = e.round_id
    left join deposit_receipts d on e.kind = 'deposit' and d.entry_id = e.id
    where p.id = ${of.line} and p.account_id in (${idsOf(of.accountIds)}) limit 1`.execute(db)
  return rows[0]
}

/** The other lines of an entry on these accounts. Index: ledger_postings_by_entry. */
export async function selectOtherLines(
  db: Database,
  of: { entryId: string; accountIds: readonly string[]; but: bigint },
): Promise<{ wallet: string; currency: string; amount: bigint }[]> {
  const { rows } = await sql<{ wallet: string; currency: string; amount: bigint }>`
    select a.wallet, a.currency, p.amount from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where p.entry_id = ${of.entryId}::uuid and p.account_id in (${idsOf(of.accountIds)}) and p.id <> ${of.but}
    order by p.id`.execute(db)
  return rows
}
