import { sql } from 'kysely'
import { openDatabase } from '#db/database'
import { toJson } from '#db/json'

/** On a database that no platform runs on: so many agents below the example agent, each with one member who played yesterday. */
const [dataDir = '', databaseUrl, count = '0'] =
  process.argv.length > 4 ? process.argv.slice(2) : [process.argv[2], undefined, process.argv[3]]
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const agents = Number(count)
const root = await db
  .selectFrom('members')
  .select('id')
  .where('account', '=', 'lotus.agent')
  .executeTakeFirstOrThrow()
await sql`create table field as select i, gen_random_uuid() as agent, gen_random_uuid() as leaf
  from generate_series(1, ${sql.lit(agents)}) i`.execute(db)
await sql`insert into members (id, merchant, account, type, password_hash, created_at)
  select agent, 'lotus', 'field' || i, 1, '-', now() - interval '9 days' from field
  union all select leaf, 'lotus', 'plays' || i, 0, '-', now() - interval '9 days' from field`.execute(db)
// The tree is grown by the trigger, as at a registration.
await sql`insert into member_profiles (member_id, merchant, invited_by, created_at)
  select agent, 'lotus', ${root.id}, now() - interval '9 days' from field`.execute(db)
await sql`insert into member_profiles (member_id, merchant, invited_by, created_at)
  select leaf, 'lotus', agent, now() - interval '9 days' from field`.execute(db)
await sql`insert into agent_rates (member_id, from_day, rate, set_by, at)
  select agent, current_date - 9, 100, 'test', now() from field`.execute(db)
const terms = { kind: 'daily', tiers: [{ least: '1.00', leastActive: 0, rate: 50 }] }
await sql`insert into contract_offers (id, merchant, member_id, kind, version, offered_by, state, terms, effective_from,
    offered_at, expires_at, answered_at, answer)
  select gen_random_uuid(), 'lotus', agent, 'daily', 1, 'brand', 'accepted', ${toJson(terms)}, current_date - 8, now(), now(),
    now(), 'accepted' from field`.execute(db)
await sql`insert into rounds (placed_at, id, provider, round_id, merchant, member_id, currency, vendor, game_type, node_id,
    stake, payout, status, last_bet_at, last_bet_id, closed_at)
  select at, gen_random_uuid(), 'sandbox', 'field' || i, 'lotus', leaf, 'THB', 'JL', 'RNG', 1, 20000 + i, 0, 'lost', at,
    gen_random_uuid(), at from field, lateral (select now() - interval '1 day' as at) t`.execute(db)
// Every step of a run takes its time, so that it can be killed in the middle.
await sql`create function slowly() returns trigger language plpgsql as $$
  begin perform pg_sleep(0.1); return null; end $$`.execute(db)
await sql`create trigger slowly after insert or update on agent_pays for each statement execute function slowly()`.execute(
  db,
)
await close()
