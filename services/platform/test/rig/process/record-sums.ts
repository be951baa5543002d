import { sql } from 'kysely'
import { openDatabase } from '#db/database'

/**
 * What the ledger itself says of a member of lotus, by nothing but its entries and postings: every day and kind, and what the
 * rounds that ended on a day moved. As JSON, amounts in minor units.
 */
const [account = '', dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const member = sql`(select id from members where merchant = 'lotus' and account = ${account})`
const ZONE = sql`'Asia/Bangkok'`
const lines =
  await sql`select to_char(e.at at time zone ${ZONE}, 'YYYY-MM-DD') as day, e.kind, count(*)::int as lines,
    sum(case when p.amount > 0 then p.amount else 0 end)::text as credit,
    sum(case when p.amount < 0 then -p.amount else 0 end)::text as debit
  from ledger_postings p join ledger_entries e on e.id = p.entry_id join ledger_accounts a on a.id = p.account_id
  where a.member_id = ${member} and a.wallet <> 'HELD' group by 1, 2 order by 1, 2`.execute(db)
const rounds =
  await sql`select to_char(r.closed_at at time zone ${ZONE}, 'YYYY-MM-DD') as day, r.vendor, r.game_type as type,
    count(distinct r.id)::int as rounds, sum(p.amount)::text as net
  from rounds r join ledger_entries e on e.provider = r.provider and e.round_id = r.round_id and e.kind <> 'jackpot'
  join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.id = p.account_id
  where r.member_id = ${member} and a.member_id = r.member_id and r.status in ('won', 'lost')
  group by 1, 2, 3 order by 1, 2, 3`.execute(db)
await close()
process.stdout.write(JSON.stringify({ lines: lines.rows, rounds: rounds.rows }))
