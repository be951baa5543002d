import { sql } from 'kysely'
import type { Database } from '#db/database'
import { lockMember } from '#money/ledger/accounts.repository'

/** Sums of settled rounds, in minor units. */
export interface Turnover {
  rounds: bigint
  bet: bigint
  won: bigint
  jackpot: bigint
  valid: bigint
}

export interface TurnoverDay extends Turnover {
  /** YYYY-MM-DD in the brand's time zone. */
  day: string
  game_type: string
  vendor: string
  currency: string
}

const SUMS = sql`coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(bet), 0)::bigint as bet,
  coalesce(sum(won), 0)::bigint as won, coalesce(sum(jackpot), 0)::bigint as jackpot,
  coalesce(sum(valid), 0)::bigint as valid`
const NOTHING: Turnover = { rounds: 0n, bet: 0n, won: 0n, jackpot: 0n, valid: 0n }

/**
 * What a member's rounds come to that ended since a moment, or ever: whole days as they are kept, the rest of the first one
 * from its rounds. Indexes: the primary key, rounds_settled, bets_by_member.
 */
export async function turnoverOf(db: Database, memberId: string, since?: Date): Promise<Turnover> {
  const { rows } = since
    ? await sql<Turnover>`with first as (
        select m.merchant, b.document->>'timeZone' as zone,
          ((${since}::timestamptz at time zone (b.document->>'timeZone'))::date + 1)::timestamp as next
        from members m join brands b on b.merchant = m.merchant where m.id = ${memberId}
      )
      select ${SUMS} from (
        select t.rounds, t.bet, t.won, t.jackpot, t.valid from turnover_days t, first
        where t.member_id = ${memberId} and t.day >= first.next::date
        union all
        select r.rounds, r.bet, r.won, r.jackpot, r.valid from first,
          turnover_of_rounds(${memberId}, ${since}, first.next at time zone first.zone) r
      ) line`.execute(db)
    : await sql<Turnover>`select ${SUMS} from turnover_days where member_id = ${memberId}`.execute(db)
  return rows[0] ?? NOTHING
}

/** A member's turnover by day, game type and provider, both days included, newest first. Index: the primary key. */
export async function turnoverDays(
  db: Database,
  memberId: string,
  { from, to }: { from: string; to: string },
): Promise<TurnoverDay[]> {
  return await db
    .selectFrom('turnover_days')
    .select(['day', 'game_type', 'vendor', 'currency', 'rounds', 'bet', 'won', 'jackpot', 'valid'])
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .orderBy('game_type')
    .orderBy('vendor')
    .execute()
}

/** Members of a brand who played on a day, by id, with their turnover by game type and provider. Index: turnover_days_of_brand. */
export async function turnoverOfDay(
  db: Database,
  of: { merchant: string; day: string; after?: string | undefined; members: number },
): Promise<(TurnoverDay & { member_id: string })[]> {
  const { rows } = await sql<TurnoverDay & { member_id: string }>`
    select t.member_id, t.day, t.game_type, t.vendor, t.currency, t.rounds, t.bet, t.won, t.jackpot, t.valid
    from turnover_days t where t.merchant = ${of.merchant} and t.day = ${of.day}::date and t.member_id in (
      select distinct member_id from turnover_days where merchant = ${of.merchant} and day = ${of.day}::date
      ${of.after === undefined ? sql`` : sql`and member_id > ${of.after}::uuid`} order by member_id limit ${of.members}
    ) order by t.member_id, t.game_type, t.vendor`.execute(db)
  return rows
}

/** Makes a member's turnover anew from the rounds, under the member's lock. Indexes: the primary key, rounds_by_member. */
export async function rebuildMember(db: Database, memberId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    await sql`delete from turnover_days where member_id = ${memberId}`.execute(tx)
    await sql`insert into turnover_days select * from turnover_of_rounds(${memberId}, null, null)`.execute(tx)
  })
}

/** Members of a brand, in the order of their ids. */
export async function memberPage(
  db: Database,
  of: { merchant: string; after: string | undefined; limit: number },
): Promise<string[]> {
  let query = db.selectFrom('members').select('id').where('merchant', '=', of.merchant)
  if (of.after !== undefined) query = query.where('id', '>', of.after)
  return (await query.orderBy('id').limit(of.limit).execute()).map(({ id }) => id)
}

/** Whose account it is, and what their brand's money is counted in. Index: members by merchant and account. */
export async function memberByAccount(
  db: Database,
  { account, merchant }: { account: string; merchant: string },
): Promise<{ id: string; currency: string } | undefined> {
  const { rows } = await sql<{ id: string; currency: string }>`select m.id,
      b.document->'currency'->>'code' as currency
    from members m join brands b on b.merchant = m.merchant
    where m.merchant = ${merchant} and m.account = ${account}`.execute(db)
  return rows[0]
}
