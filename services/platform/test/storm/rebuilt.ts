import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import { selectTypeSums } from '#money/record/profit/repository'
import { pendingOf } from '#money/rewards/points/points'
import { selectPoints } from '#money/rewards/points/repository'
import { figuresOf, NO_FIGURES } from '#money/rewards/vip/figures.repository'
import { rebuildMember, turnoverDays } from '#money/turnover/repository'

const MERCHANT = 'coral'
const ZONE = sql`'Asia/Manila'`
/** Of the storm's rules: a unit of money for a point, at the lowest level. */
const PER_POINT = 100n
const EVER = { from: '2020-01-01', to: '2100-01-01' }

interface Sums {
  id: string
  rounds: bigint
  bet: bigint
  won: bigint
  jackpot: bigint
  days: bigint
  deposit: bigint
  points: bigint
}

/**
 * What the rounds, bets and deposits say of each member by nothing but their own lines: stakes and payouts of rounds that are
 * over, jackpots of bets, days with a round, money credited, and the whole points of each day, type and provider.
 */
const REAL: RawBuilder<Sums> = sql<Sums>`select m.id, coalesce(r.rounds, 0)::bigint as rounds, coalesce(r.bet, 0)::bigint as bet,
    coalesce(r.won, 0)::bigint as won, coalesce(r.days, 0)::bigint as days, coalesce(r.points, 0)::bigint as points,
    coalesce(b.jackpot, 0)::bigint as jackpot, coalesce(d.deposit, 0)::bigint as deposit
  from members m
  left join (
    select member_id, sum(rounds) as rounds, sum(bet) as bet, sum(won) as won, count(distinct day) as days,
      sum(div(bet, ${PER_POINT}::numeric)) as points
    from (
      select member_id, (closed_at at time zone ${ZONE})::date as day, game_type, vendor, count(*) as rounds,
        sum(stake) as bet, sum(payout) as won
      from rounds where status in ('won', 'lost') group by 1, 2, 3, 4
    ) day group by member_id
  ) r on r.member_id = m.id
  left join (select member_id, sum(jackpot) as jackpot from bets group by member_id) b on b.member_id = m.id
  left join (select member_id, sum(credited) as deposit from deposit_orders where credited is not null group by member_id) d
    on d.member_id = m.id
  where m.merchant = ${MERCHANT} and m.account like 'seat-%' order by m.id`

/**
 * Compares what is kept of play with what the rounds come to, for each member of a storm: turnover before and after it is made
 * anew, profit and loss, the figures of VIP levels, points with what was exchanged for them. The differences, in words.
 */
export async function compareRebuilt(
  db: Database,
  redeemed: ReadonlyMap<string, number>,
): Promise<{ compared: Record<string, number>; faults: string[] }> {
  const { rows } = await REAL.execute(db)
  const faults: string[] = []
  const compared = { members: rows.length, rounds: 0, points: 0, orders: redeemed.size }
  const say = (id: string, what: string, due: unknown, kept: unknown): void => {
    if (String(due) !== String(kept))
      faults.push(`${id}: ${what} ${String(kept)}, by the rounds ${String(due)}`)
  }
  const spent = await spentOf(db, redeemed, faults)
  for (const real of rows) {
    const { id } = real
    const before = JSON.stringify(await turnoverDays(db, id, EVER), plainly)
    await rebuildMember(db, id)
    say(id, 'turnover', JSON.stringify(await turnoverDays(db, id, EVER), plainly), before)
    const play = await selectTypeSums(db, { memberId: id, currency: 'PHP', ...EVER })
    for (const name of ['rounds', 'bet', 'won', 'jackpot'] as const)
      say(
        id,
        `profit and loss, ${name}`,
        real[name],
        play.reduce((sum, day) => sum + day[name], 0n),
      )
    const query = { memberIds: [id], ...EVER, timeZone: 'Asia/Manila' }
    const figures = (await figuresOf(db, query)).get(id) ?? NO_FIGURES
    say(id, 'turnover of levels', real.bet, figures.turnover)
    say(id, 'days of levels', real.days, figures.days)
    say(id, 'deposits of levels', real.deposit, figures.deposit)
    const terms = { since: EVER.from, perPoint: PER_POINT, percent: 100 }
    const points = (await selectPoints(db, id)) + (await pendingOf(db, id, terms))
    say(id, 'points', real.points - (spent.get(id) ?? 0n), points)
    compared.rounds += Number(real.rounds)
    compared.points += Number(real.points)
  }
  return { compared, faults }
}

/** What each member has exchanged; orders that no customer made, and those that are gone, are faults. */
async function spentOf(
  db: Database,
  redeemed: ReadonlyMap<string, number>,
  faults: string[],
): Promise<Map<string, bigint>> {
  const orders = await db.selectFrom('mall_orders').selectAll().where('merchant', '=', MERCHANT).execute()
  const spent = new Map<string, bigint>()
  const known = new Set(orders.map(({ id }) => id))
  for (const id of redeemed.keys()) if (!known.has(id)) faults.push(`the order ${id} is gone`)
  for (const { id, member_id: member, points, state } of orders) {
    const expectedPoints = redeemed.get(id)
    const isStanding = state !== 'cancelled'
    if (expectedPoints === undefined || BigInt(expectedPoints) !== (isStanding ? points : 0n))
      faults.push(`the order ${id} of ${points} points is ${state}, its customer has ${expectedPoints}`)
    if (isStanding) spent.set(member, (spent.get(member) ?? 0n) + points)
  }
  return spent
}

const plainly = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
