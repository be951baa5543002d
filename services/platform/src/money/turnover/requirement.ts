import { sql } from 'kysely'
import type { Database } from '#db/database'
import { lifeOf } from '#money/bonus/bonus-book'
import { selectLive, wageredOf } from '#money/bonus/repository'
import { isPlayed } from '#money/bonus/rules/bonus-life'

/** Something that is to be played before a withdrawal; amounts in minor units. */
export interface OpenRequirement {
  readonly kind: 'deposit' | 'bonus'
  readonly id: string
  /** The deposit's order; of a bonus the bonus, which may be given up instead. */
  readonly about: string
  readonly amount: bigint
  readonly required: bigint
  readonly done: bigint
  readonly at: Date
}

export interface TurnoverRequirement {
  readonly required: bigint
  readonly done: bigint
  /** Nothing is left to be played. */
  readonly isMet: boolean
  readonly items: readonly OpenRequirement[]
}

interface OpenRow {
  id: string
  order_id: string
  amount: bigint
  starts: bigint
  ends: bigint
  at: Date
  valid: bigint
}

/** Shown one by one; the sums are of all. */
const MOST_SHOWN = 50

/**
 * What a member still has to play before a withdrawal (MEM-03). Every credited deposit asks for turnover of its own, the older
 * one first: what was played for one is played for none of the others. Read it in the transaction that holds the money back,
 * after the member's lock. A bonus that is played for, or waits to be, asks for its own beside them. Indexes: turnover_demands_of_member, the primary key of turnover_days.
 */
export async function turnoverRequirement(
  db: Database,
  { memberId, currency }: { memberId: string; currency: string },
): Promise<TurnoverRequirement> {
  const { rows } = await sql<OpenRow>`with played as (
      select coalesce(sum(valid), 0)::bigint as valid from turnover_days
      where member_id = ${memberId} and currency = ${currency}
    )
    select d.id, d.order_id, d.amount, d.starts, d.ends, d.at, played.valid from turnover_demands d, played
    where d.member_id = ${memberId} and d.currency = ${currency} and d.ends > played.valid
    order by d.ends`.execute(db)
  const deposits = rows.map((row): OpenRequirement => ({
    kind: 'deposit',
    id: row.id,
    about: row.order_id,
    amount: row.amount,
    required: row.ends - row.starts,
    done: row.valid > row.starts ? row.valid - row.starts : 0n,
    at: row.at,
  }))
  const items = [...deposits, ...(await openBonuses(db, { memberId, currency }))]
  const sum = (of: (item: OpenRequirement) => bigint): bigint =>
    items.reduce((total, item) => total + of(item), 0n)
  return {
    required: sum(({ required }) => required),
    done: sum(({ done }) => done),
    isMet: items.length === 0,
    items: items.slice(0, MOST_SHOWN),
  }
}

/**
 * Notes the turnover that a credited deposit demands, once for each entry; after the entry is posted, so that the member's lock is held.
 * It begins where the one before ends, or at the member's present turnover. Indexes: as above.
 */
export async function demandTurnover(
  tx: Database,
  of: {
    entryId: string
    merchant: string
    memberId: string
    currency: string
    orderId: string
    amount: bigint
    at: Date
  },
): Promise<void> {
  await sql`insert into turnover_demands (id, merchant, member_id, currency, order_id, amount, starts, ends, at)
    select ${of.entryId}::uuid, ${of.merchant}, ${of.memberId}::uuid, ${of.currency}, ${of.orderId}::uuid,
      ${of.amount}::bigint, begun.at, begun.at + demanded.amount, ${of.at}
    from (select greatest(
        (select coalesce(sum(valid), 0)::bigint from turnover_days
          where member_id = ${of.memberId} and currency = ${of.currency}),
        (select max(ends) from turnover_demands where member_id = ${of.memberId} and currency = ${of.currency})
      ) as at) begun,
      (select (${of.amount}::bigint * coalesce((select (document->>'depositPercent')::bigint from turnover_rules
        where merchant = ${of.merchant}), 100) + 99) / 100 as amount) demanded
    where demanded.amount > 0 on conflict (id) do nothing`.execute(tx)
}

async function openBonuses(
  db: Database,
  { memberId, currency }: { memberId: string; currency: string },
): Promise<OpenRequirement[]> {
  const open: OpenRequirement[] = []
  for (const row of await selectLive(db, memberId, currency)) {
    const done = await wageredOf(db, row)
    if (!isPlayed(lifeOf(row), done))
      open.push({
        kind: 'bonus',
        id: row.id,
        about: row.id,
        amount: row.amount,
        required: row.required,
        done: done < row.required ? done : row.required,
        at: row.granted_at,
      })
  }
  return open
}
