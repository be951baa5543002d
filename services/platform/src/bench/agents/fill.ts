import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { countDay, firstDayOf, noteCount } from '#agents/figures/count.repository'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

export const MERCHANT = 'lotus'
export const AGENT = 'lotus.agent'
const CURRENCY = 'THB'
/** Whom each one has brought: 100,000 members are eight levels. */
const FAN = 5
const DAYS = 30
/** One in so many plays on any day; all members on the last two. */
const PLAYS = 10
const DAY_MS = 86_400_000
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

export interface Filled {
  readonly token: string
  readonly cookie: string
  /** The last day that is over, where the brand is. */
  readonly day: string
  readonly levels: number
  readonly agents: number
  /** How long it took to count the last day, of which all members' figures are new, in seconds. */
  readonly counted: number
}

/**
 * A team of so many members below the example agent, each of whom has brought five, with a month of play that is counted by the
 * site's own count. A member who has brought another is an agent with a rate and a daily contract.
 */
export async function fillTeam(db: Database, members: number, said: (text: string) => void): Promise<Filled> {
  const root = await db
    .selectFrom('members')
    .select('id')
    .where('account', '=', AGENT)
    .executeTakeFirstOrThrow()
  said('members')
  await sql`create temp table team as
    select i, gen_random_uuid() as id, (i - 1) / ${sql.lit(FAN)} as above, 'team' || lpad(i::text, 6, '0') as account
    from generate_series(1, ${sql.lit(members)}) i`.execute(db)
  await sql`insert into team (i, id, above, account) values (0, ${root.id}, null, ${AGENT})`.execute(db)
  await sql`create unique index on team (i)`.execute(db)
  await sql`insert into members (id, merchant, account, type, password_hash, created_at)
    select t.id, ${MERCHANT}, t.account, case when t.i <= (${sql.lit(members)} - 1) / ${sql.lit(FAN)} then 1 else 0 end, '-',
      now() - interval '60 days' from team t where t.i > 0`.execute(db)
  await sql`insert into agent_nodes (member_id, merchant, upline_id, joined_on)
    select t.id, ${MERCHANT}, u.id, current_date - 60 from team t join team u on u.i = t.above where t.i > 0`.execute(
    db,
  )
  said('lines of the tree')
  await sql`insert into agent_lines (merchant, ancestor_id, member_id, name, depth, since)
    with recursive line as (
      select i, above, 1 as depth from team where i > 0
      union all select l.i, t.above, l.depth + 1 from line l join team t on t.i = l.above where t.above is not null
    ) select ${MERCHANT}, u.id, m.id, m.account, l.depth, current_date - 60
    from line l join team m on m.i = l.i join team u on u.i = l.above`.execute(db)
  await sql`insert into ledger_accounts (id, merchant, member_id, wallet, currency, created_at, balance, seq)
    select gen_random_uuid(), ${MERCHANT}, id, 'MAIN', ${CURRENCY}, now(), 0, 0 from team where i > 0`.execute(
    db,
  )
  said('rates and contracts')
  await sql`insert into agent_rates (member_id, from_day, rate, set_by, at)
    select l.member_id, current_date - 60, 180 - 20 * l.depth, 'bench', now() from agent_lines l
    join members m on m.id = l.member_id and m.type = 1 where l.ancestor_id = ${root.id} and l.depth < 9
    and l.name like 'team%'`.execute(db)
  const terms = { kind: 'daily', tiers: [{ least: '0.01', leastActive: 1, rate: 5 }] }
  await sql`insert into contract_offers (id, merchant, member_id, kind, version, offered_by, state, terms, effective_from,
      offered_at, expires_at, answered_at, answer)
    select gen_random_uuid(), ${MERCHANT}, id, 'daily', 1, 'brand', 'accepted', ${toJson(terms)}, current_date - 59, now(), now(),
      now(), 'accepted' from members where merchant = ${MERCHANT} and type = 1 and account like 'team%'`.execute(
    db,
  )
  await sql`update agent_rules set document = document || '{"askedFor": []}' where merchant = ${MERCHANT}`.execute(
    db,
  )
  said('a month of play')
  await sql`alter table turnover_days disable trigger user`.execute(db)
  await sql`insert into turnover_days (merchant, member_id, day, game_type, vendor, currency, rounds, bet, won, valid)
    select ${MERCHANT}, t.id, turnover_day(${MERCHANT}, now()) - d, 'RNG', 'JL', ${CURRENCY}, 20, 20000 + t.i % 997,
      18000 + t.i % 1009, 20000 + t.i % 997
    from team t, generate_series(0, ${sql.lit(DAYS - 1)}) d
    where t.i > 0 and (d < 2 or (t.i + d) % ${sql.lit(PLAYS)} = 0)`.execute(db)
  await sql`alter table turnover_days enable trigger user`.execute(db)
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ day: string; seconds: number }>`
    select turnover_day(${MERCHANT}, now()) - d as day, 0 as seconds
    from generate_series(${sql.lit(DAYS - 1)}, 0, -1) d`.execute(db)
  let counted = 0
  for (const { day } of rows) {
    said(`figures of ${day}`)
    const start = performance.now()
    await countDay(db, { merchant: MERCHANT, currency: CURRENCY, day, activeFrom: 10_000n })
    counted = (performance.now() - start) / 1_000
  }
  if ((await firstDayOf(db, MERCHANT)) !== undefined) await noteCount(db, MERCHANT, new Date())
  // Nothing of other domains is made up for while the team is looked at.
  await sql`insert into day_ends (merchant, task, day)
    select b.merchant, t.task, turnover_day(b.merchant, now()) - 1 from brands b
    cross join (values ('points'), ('rebate'), ('vip'), ('agents'), ('care')) t (task)
    on conflict (merchant, task) do update set day = excluded.day`.execute(db)
  said('tidying')
  await sql`vacuum analyze`.execute(db)
  const { levels, agents } = await sizeOf(db, root.id)
  return { ...(await session(db, root.id)), day: rows.at(-2)?.day ?? '', levels, agents, counted }
}

async function sizeOf(db: Database, rootId: string): Promise<{ levels: number; agents: number }> {
  const { rows } = await sql<{ levels: number; agents: number }>`
    select max(l.depth)::int as levels, (count(*) filter (where m.type = 1))::int as agents
    from agent_lines l join members m on m.id = l.member_id where l.ancestor_id = ${rootId}`.execute(db)
  return rows[0] ?? { levels: 0, agents: 0 }
}

/** A session of the agent, as a sign-in would have made it. */
async function session(db: Database, memberId: string): Promise<{ token: string; cookie: string }> {
  const [token, cookie, now] = [randomUUID(), randomUUID(), new Date()]
  await db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      merchant: MERCHANT,
      member_id: memberId,
      cookie_hash: hash(cookie),
      token_hash: hash(token),
      device: null,
      address: '127.0.0.1',
      created_at: now,
      renewed_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
      revoked_at: null,
    })
    .execute()
  return { token, cookie }
}
