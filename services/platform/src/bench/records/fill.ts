import { sql } from 'kysely'
import type { Database } from '#db/database'

const CHUNK = 50_000
/** One member in sixty of a brand's rounds: 50,000 of 3,000,000. */
export const SHARE = 60
/** Minutes over which the rounds lie: a year. */
const YEAR_MINUTES = 525_600

export interface Filled {
  readonly memberId: string
  readonly own: number
}

/**
 * Fills a brand with rounds over a year and gives one member a sixtieth of them, with the two lines of the ledger that each
 * has. What the database keeps of them by day is made by its own functions. Of the others the lines stand in the lists alone.
 */
export async function fillRounds(
  db: Database,
  rounds: number,
  said: (text: string) => void,
): Promise<Filled> {
  const { id: memberId } = await db
    .selectFrom('members')
    .select('id')
    .where('account', '=', 'lotus.new')
    .executeTakeFirstOrThrow()
  const others = sql`('00000000-0000-4000-8000-' || lpad((i % 2000)::text, 12, '0'))::uuid`
  await sql`alter table ledger_postings disable trigger user`.execute(db)
  await sql`alter table rounds disable trigger user`.execute(db)
  const { rows: accounts } = await sql<{ id: string }>`
    insert into ledger_accounts (id, merchant, member_id, wallet, currency, created_at, balance, seq)
    values (gen_random_uuid(), 'lotus', ${memberId}, 'MAIN', 'THB', now(), 0, 0)
    on conflict (merchant, coalesce(member_id, '00000000-0000-0000-0000-000000000000'::uuid), currency, wallet)
    do update set balance = excluded.balance returning id`.execute(db)
  const accountId = accounts[0]?.id ?? ''
  const step = sql`make_interval(secs => ${sql.lit(YEAR_MINUTES * 60)} * i::float8 / ${sql.lit(rounds)})`
  for (let from = 1; from <= rounds; from += CHUNK) {
    const to = Math.min(rounds, from + CHUNK - 1)
    said(`${to.toLocaleString('en')} rounds`)
    await sql`insert into rounds (placed_at, id, provider, round_id, merchant, member_id, currency, vendor, game_type, node_id,
        stake, payout, status, last_bet_at, last_bet_id, closed_at)
      select t.at, gen_random_uuid(), 'sandbox', 'b' || i, 'lotus', ${owner(memberId, others)}, 'THB',
        (array['JL', 'GRN', 'KIT', 'MNK', 'DS88', 'SBX', 'AV'])[1 + ((i / ${sql.lit(SHARE)}) % 7)],
        (array['RNG', 'LIVE', 'FISH', 'SPORTS'])[1 + ((i / ${sql.lit(SHARE)}) % 4)], 1, 1000 + i % 7,
        case when i % 3 = 0 then 2500 else 0 end, case when i % 3 = 0 then 'won' else 'lost' end, t.at,
        gen_random_uuid(), t.at + interval '3 seconds'
      from generate_series(${from}::bigint, ${to}::bigint) i,
        lateral (select now() - interval '365 days' + ${step} as at) t`.execute(db)
    await sql`insert into account_lines (member_id, day, line, account_id, kind)
      select ${others}, ((now() - interval '365 days' + ${step}) at time zone 'Asia/Bangkok')::date, 1000000000 + 2 * i + k,
        '00000000-0000-4000-8000-000000000000', (array['bet', 'win'])[k + 1]
      from generate_series(${from}::bigint, ${to}::bigint) i, generate_series(0, 1) k where i % ${sql.lit(SHARE)} <> 0`.execute(
      db,
    )
  }
  said('the ledger of the member')
  await sql`create temp table rounds_to_post as select r.*, k, row_number() over (order by r.placed_at, k) as seq, gen_random_uuid() as entry,
      case when k = 0 then -r.stake else r.payout + 1 end as amount
    from rounds r, generate_series(0, 1) k where r.member_id = ${memberId}`.execute(db)
  await sql`insert into ledger_entries (id, merchant, kind, at, currency, provider, reference, node_id, round_id)
    select entry, merchant, case when k = 0 then 'bet' else 'win' end, placed_at, currency, provider, entry::text, node_id, round_id
    from rounds_to_post`.execute(db)
  await sql`insert into ledger_postings (entry_id, account_id, amount, seq, balance_after)
    select entry, ${accountId}, amount, seq, 1000000 + seq from rounds_to_post order by seq`.execute(db)
  await sql`update ledger_accounts set seq = (select max(seq) from rounds_to_post) where id = ${accountId}`.execute(
    db,
  )
  await sql`insert into account_lines (member_id, day, line, account_id, kind)
    select ${memberId}, (e.at at time zone 'Asia/Bangkok')::date, p.id, p.account_id, e.kind
    from ledger_postings p join ledger_entries e on e.id = p.entry_id where p.account_id = ${accountId}`.execute(
    db,
  )
  await sql`insert into account_days (account_id, day, kind, lines, credit, debit)
    select l.account_id, l.day, l.kind, count(*), sum(greatest(p.amount, 0)), sum(greatest(-p.amount, 0))
    from account_lines l join ledger_postings p on p.id = l.line where l.account_id = ${accountId}
    group by 1, 2, 3`.execute(db)
  await sql`insert into turnover_days select * from turnover_of_rounds(${memberId}::uuid, null, null)`.execute(
    db,
  )
  await sql`alter table ledger_postings enable trigger user`.execute(db)
  await sql`alter table rounds enable trigger user`.execute(db)
  await sql`analyze`.execute(db)
  const { rows } = await sql<{
    own: bigint
  }>`select count(*) as own from rounds where member_id = ${memberId}`.execute(db)
  return { memberId, own: Number(rows[0]?.own ?? 0n) }
}

const owner = (memberId: string, others: ReturnType<typeof sql>) =>
  sql`case when i % ${sql.lit(SHARE)} = 0 then ${memberId}::uuid else ${others} end`
