import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/** On a database that no platform runs on: makes rows older than they are kept (`age`), and says how many there are. */
const [what = '', trial = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const LONG_AGO = sql`now() - interval '500 days'`

if (what === 'age') {
  await sql`update outbox set at = ${LONG_AGO} where id in (select id from outbox order by id limit 2)`.execute(
    db,
  )
  await sql`insert into security_events (at, merchant, member_id, kind, address, device, detail)
    select ${LONG_AGO}, merchant, member_id, kind, address, device, detail from security_events limit 2`.execute(
    db,
  )
  await sql`update game_sessions set created_at = ${LONG_AGO}`.execute(db)
  await sql`insert into field_counts (hour, module, version, brand, route, composition, metric, bucket, count)
    select now() - make_interval(days => d), 'lobby', '1.0.0-00000001', 'lotus', 'home', '', 'visit', 0, 1
    from unnest(array[1, 13, 15, 500]) d`.execute(db)
  // Promotions: one that is long over with who joined it alone, applications of each state with a picture, a picture of none.
  await sql`update announcements set end_at = ${LONG_AGO} where id = 'lotus-songkran'`.execute(db)
  await sql`insert into promotion_joins (id, merchant, promotion_id, member_id, joined_at)
    select gen_random_uuid(), 'lotus', p, m.id, ${LONG_AGO}
    from members m, unnest(array['lotus-songkran', 'lotus-birthday', 'lotus-baccarat-pairs', 'lotus-welcome']) p
    where m.account = 'lotus.demo'`.execute(db)
  await sql`insert into reward_applications
    (id, merchant, promotion_id, member_id, state, remarks, digest, applied_at, decided_at, decided_by, currency, amount, entry_id)
    select gen_random_uuid(), 'lotus', promotion_id, member_id, s, '', '', ${LONG_AGO},
      case when s = 'applied' then null else ${LONG_AGO} end, 'local', 'THB',
      case when s = 'paid' then 100 end, case when s = 'paid' then gen_random_uuid() end
    from promotion_joins join (values ('lotus-birthday', 'refused'), ('lotus-baccarat-pairs', 'paid'), ('lotus-welcome', 'applied')) v (p, s)
      on p = promotion_id`.execute(db)
  await sql`insert into reward_pictures (id, member_id, application_id, place, width, height, brought_at)
    select gen_random_uuid(), member_id, id, 0, 9, 9, ${LONG_AGO} from reward_applications
    union all select gen_random_uuid(), id, null, 0, 9, 9, ${LONG_AGO} from members where account = 'lotus.demo'`.execute(
    db,
  )
  await sql`insert into member_files (name, content) select 'rewards/' || id || '.webp', '\\x00' from reward_pictures`.execute(
    db,
  )
  // Notices that a member has read: long over, taken away long ago, over since lately, and one that goes on.
  await sql`insert into announcement_reads (member_id, merchant, announcement_id, read_at)
    select m.id, 'lotus', a, ${LONG_AGO} from members m, unnest(array['lotus-notice-deposit', 'lotus-notice-safety',
      'lotus-notice-limits', 'lotus-notice-member']) a where m.account = 'lotus.agent'`.execute(db)
  await sql`update announcements set
    archived_at = case when id = 'lotus-notice-safety' then ${LONG_AGO} end,
    end_at = case id when 'lotus-notice-deposit' then ${LONG_AGO} when 'lotus-notice-limits' then now() - interval '80 days' end
    where id in ('lotus-notice-deposit', 'lotus-notice-safety', 'lotus-notice-limits')`.execute(db)
  const one = sql`(select id from members where account = ${trial})`
  await sql`update members set created_at = ${LONG_AGO}, last_login_at = ${LONG_AGO} where account = ${trial}`.execute(
    db,
  )
  await sql`update trial_accounts set created_at = ${LONG_AGO} where member_id = ${one}`.execute(db)
  await sql`update sessions set expires_at = ${LONG_AGO} where member_id = ${one}`.execute(db)
}
const { rows } = await sql`select
  (select count(*)::int from outbox) as facts, (select count(*)::int from outbox where at < now() - interval '1 day') as old_facts,
  (select count(*)::int from security_events) as events,
  (select count(*)::int from security_events where at < now() - interval '1 day') as old_events,
  (select count(*)::int from game_sessions) as game_sessions,
  (select string_agg(announcement_id, ' ' order by announcement_id) from announcement_reads
    where member_id = (select id from members where account = 'lotus.agent')) as reads,
  (select count(*)::int from field_counts) as field_hours,
  (select string_agg(state, ' ' order by state) from reward_applications) as applications,
  (select count(*)::int from promotion_joins) as joins,
  (select count(*)::int from reward_pictures) as reward_pictures,
  (select count(*)::int from member_files) as member_files,
  (select count(*)::int from members m join trial_accounts t on t.member_id = m.id) as trials`.execute(db)
await close()
process.stdout.write(JSON.stringify(rows[0]))
