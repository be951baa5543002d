import { sql } from 'kysely'
import { insertCheckpoint, poolsBetween } from '#money/ledger/verify/checkpoint.repository'
import { verifyNew, verifyWithin } from '#money/ledger/verify/verify'
import { reportFindings } from './falsifying.ts'

const NEW_LINES = 12n
const LATEST = `(select max(p.id) from ledger_postings p join wallet_transactions t on t.entry_id = p.entry_id where p.seq is not null)`
const ENTRY = `(select entry_id from ledger_postings where id = ${LATEST})`
const OLD = `update ledger_postings set balance_after = balance_after + 1 where id = (select min(id) from ledger_postings where seq is not null)`
/** Ways to falsify what was written since a check, and what was before it. */
const WAYS = {
  'an amount': `update ledger_postings set amount = amount + 1 where id = ${LATEST}`,
  'what a line left': `update ledger_postings set balance_after = balance_after + 5 where id = ${LATEST}`,
  'a gap': `update ledger_postings set seq = seq + 1000 where id = ${LATEST}`,
  'a balance': `update ledger_accounts set balance = balance + 1 where id = (select account_id from ledger_postings where id = ${LATEST})`,
  'a currency': `update ledger_entries set currency = 'USD' where id = ${ENTRY}`,
  'a transaction': `update wallet_transactions set amount = amount + 1 where entry_id = ${ENTRY}`,
  'a round': `update rounds set payout = payout + 1 where (member_id, round_id) in (select member_id, round_id from wallet_transactions where entry_id = ${ENTRY})`,
  'a pool': `update jackpot_pools set amount = amount + 1`,
  'held money': `insert into ledger_holds (id, merchant, member_id, currency, wallet, amount, kind, created_at, expires_at)
    select gen_random_uuid(), merchant, member_id, currency, 'MAIN', 5, 'x', now(), now() from ledger_accounts where member_id is not null limit 1`,
  'an old line': OLD,
  'an old line, in all': OLD,
}

await reportFindings(WAYS, {
  async prepare(db) {
    const { rows } = await sql<{ upto: bigint }>`select id as upto from ledger_postings order by id desc
      offset ${NEW_LINES} limit 1`.execute(db)
    const upto = rows[0]?.upto ?? 0n
    await insertCheckpoint(db, { upto, pools: await poolsBetween(db, { after: 0n, upto }) }, new Date())
  },
  async check(tx, way) {
    if (way.endsWith('in all')) return (await verifyWithin(tx)).fault
    const { fault, read } = await verifyNew(tx)
    return fault ?? `nothing in ${read['ledger_postings']} lines`
  },
  guarded: ['ledger_postings', 'ledger_entries', 'wallet_transactions'],
})
