import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Day } from '#money/report/figures/day'

export interface Closing {
  all: bigint
  bonus: bigint
  held: bigint
  /** Members' debts, taken off `all` already. */
  debt: bigint
}

/** What members had when a day was over: what they have now, less what moved since. Indexes: ledger_accounts_by_owner, account_days_by_day. */
export async function closing(db: Database, { currency, day, merchant }: Day): Promise<Closing> {
  const { rows } = await sql<Closing>`
    with since as (
      select d.account_id, sum(d.credit - d.debit)::bigint as moved from account_days d
      where d.day > ${day}::date group by d.account_id
    )
    select coalesce(sum(held), 0)::bigint as "all", coalesce(sum(held) filter (where wallet = 'BONUS'), 0)::bigint as bonus,
      coalesce(sum(held) filter (where wallet = 'HELD'), 0)::bigint as held,
      coalesce(-sum(held) filter (where wallet = 'DEBT'), 0)::bigint as debt
    from (
      select a.wallet, a.balance - coalesce(s.moved, 0) as held from ledger_accounts a
      left join since s on s.account_id = a.id
      where a.merchant = ${merchant} and a.currency = ${currency} and a.member_id is not null
    ) account`.execute(db)
  return rows[0] ?? { all: 0n, bonus: 0n, held: 0n, debt: 0n }
}
