import { verifyWithin } from '#money/ledger/verify/verify'
import { reportFindings } from './falsifying.ts'

/** Ways to falsify a ledger; each on the first line it finds. */
const WAYS = {
  'an amount': `update ledger_postings set amount = amount + 1 where id = (select min(id) from ledger_postings where seq is null)`,
  'both amounts of an entry': `update ledger_postings set amount = amount * 2 where entry_id = (select entry_id from bets join ledger_postings on entry_id = bets.id limit 1)`,
  'a line taken away': `delete from ledger_postings where id = (select max(id) from ledger_postings where seq is not null)`,
  'an entry taken away': `delete from ledger_entries where kind = 'opening'`,
  'a balance_after': `update ledger_postings set balance_after = balance_after + 5 where id = (select max(id) from ledger_postings where seq is not null)`,
  'a gap in the numbers': `update ledger_postings set seq = seq + 1000 where id = (select max(id) from ledger_postings where seq is not null)`,
  'a balance': `update ledger_accounts set balance = balance + 100 where member_id is not null and seq > 0`,
  'a currency': `update ledger_entries set currency = 'USD' where kind = 'opening'`,
  'money out of nothing': `insert into ledger_holds (id, merchant, member_id, currency, wallet, amount, kind, created_at, expires_at)
    select gen_random_uuid(), merchant, member_id, currency, 'MAIN', 5, 'x', now(), now() from ledger_accounts where member_id is not null limit 1`,
  'a transaction taken away': `delete from wallet_transactions where kind = 'bet' and status = 'done' and entry_id is not null`,
  'a transaction’s amount': `update wallet_transactions set amount = amount + 1 where kind = 'bet' and status = 'done'`,
  'a refusal made good': `update wallet_transactions set status = 'refused' where kind = 'bet' and status = 'done'`,
  'a bet taken away': `delete from bets`,
  'a stake': `update bets set stake = stake + 1`,
  'a payout': `update bets set payout = payout + 7 where status = 'won'`,
  'a round’s payout': `update rounds set payout = payout + 7 where status = 'won'`,
  'a win that was not paid': `update bets set payout = payout + 7 where status = 'won'; update rounds set payout = payout + 7 where status = 'won'`,
  'a round taken away': `delete from rounds`,
  'a refund that was none': `update bets set status = 'refunded' where status = 'lost'; update rounds set status = 'refunded', stake = 0 where status = 'lost'`,
  'a pool': `update jackpot_pools set amount = amount + 1`,
  'a day of an account': `update account_days set credit = credit + 1`,
  'a line that is not listed': `delete from account_lines`,
  'a transfer': `update wallet_transfers set amount = amount + 1`,
}

await reportFindings(WAYS, {
  check: async (tx) => (await verifyWithin(tx)).fault,
  guarded: ['ledger_postings', 'ledger_entries', 'wallet_transactions'],
})
