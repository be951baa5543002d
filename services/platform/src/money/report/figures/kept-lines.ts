import { sql } from 'kysely'
import type { Database } from '#db/database'
import { equals, type Check, type Day } from '#money/report/figures/day'

/** What came onto, and left, members' accounts by kind of entry; minor units. */
export interface Moved {
  readonly lines: bigint
  readonly credit: bigint
  readonly debit: bigint
}
const NOTHING: Moved = { lines: 0n, credit: 0n, debit: 0n }

/** A day's movements on members' accounts, as they are kept and as the lines say. */
export class DayLines {
  readonly #kept: ReadonlyMap<string, Moved>
  readonly #real: ReadonlyMap<string, Moved>
  constructor(kept: ReadonlyMap<string, Moved>, real: ReadonlyMap<string, Moved>) {
    this.#kept = kept
    this.#real = real
  }

  of(...kinds: string[]): Moved {
    return sumOf(this.#kept, kinds)
  }

  /** What is kept of these kinds beside the lines themselves. */
  check(side: 'credit' | 'debit' | 'net', ...kinds: string[]): Check {
    const value = ({ credit, debit }: Moved): bigint =>
      side === 'net' ? credit - debit : side === 'credit' ? credit : debit
    return equals('ledger', value(sumOf(this.#kept, kinds)), value(sumOf(this.#real, kinds)))
  }

  /** Over all kinds. */
  net(): { kept: bigint; real: bigint } {
    const all = (sums: ReadonlyMap<string, Moved>): bigint =>
      [...sums.values()].reduce((sum, { credit, debit }) => sum + credit - debit, 0n)
    return { kept: all(this.#kept), real: all(this.#real) }
  }
}

/** Indexes: account_days_by_day; ledger_entries_by_time, ledger_postings_by_entry, primary keys. */
export async function dayLines(
  db: Database,
  { before, currency, day, merchant, since }: Day,
): Promise<DayLines> {
  const kept = await sql<Moved & { kind: string }>`select d.kind, sum(d.lines)::bigint as lines,
      sum(d.credit)::bigint as credit, sum(d.debit)::bigint as debit
    from account_days d join ledger_accounts a on a.id = d.account_id
    where d.day = ${day}::date and a.merchant = ${merchant} and a.currency = ${currency} group by d.kind`.execute(
    db,
  )
  const real = await sql<Moved & { kind: string }>`select e.kind, count(*) as lines,
      sum(greatest(p.amount, 0))::bigint as credit, sum(greatest(-p.amount, 0))::bigint as debit
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    join ledger_accounts a on a.id = p.account_id and a.member_id is not null
    where e.at >= ${since} and e.at < ${before} and e.merchant = ${merchant} and e.currency = ${currency}
    group by e.kind`.execute(db)
  const byKind = (rows: readonly (Moved & { kind: string })[]) => new Map(rows.map((row) => [row.kind, row]))
  return new DayLines(byKind(kept.rows), byKind(real.rows))
}

function sumOf(sums: ReadonlyMap<string, Moved>, kinds: readonly string[]): Moved {
  return kinds.reduce((total, kind) => {
    const { credit, debit, lines } = sums.get(kind) ?? NOTHING
    return { lines: total.lines + lines, credit: total.credit + credit, debit: total.debit + debit }
  }, NOTHING)
}
