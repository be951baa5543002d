import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { differs, firstOf } from '#money/ledger/verify/fault'
import { allRows } from '#money/ledger/verify/pages'
import type { Read } from '#money/ledger/verify/read'

interface Posting {
  id: bigint
  account_id: string
  amount: bigint
  seq: bigint
  balance_after: bigint | null
}

interface Account {
  id: string
  balance: bigint | null
  seq: bigint | null
  last_seq: bigint | null
  last_balance: bigint | null
}

const NONE = '00000000-0000-0000-0000-000000000000'

/** Lines of member accounts, account by account, as they followed one another. Index: ledger_postings_by_account. */
async function postings(db: Database, after: Posting | undefined, limit: number): Promise<Posting[]> {
  const { rows } = await sql<Posting>`select id, account_id, amount, seq, balance_after from ledger_postings
    where seq is not null and (account_id, seq) > (${after?.account_id ?? NONE}::uuid, ${after?.seq ?? 0n}::bigint)
    order by account_id, seq limit ${limit}`.execute(db)
  return rows
}

/** Member accounts with the last of their lines. Indexes: the primary key, ledger_postings_by_account. */
async function accounts(db: Database, after: Account | undefined, limit: number): Promise<Account[]> {
  const { rows } =
    await sql<Account>`select a.id, a.balance, a.seq, l.seq as last_seq, l.balance_after as last_balance
    from ledger_accounts a left join lateral (
      select p.seq, p.balance_after from ledger_postings p where p.account_id = a.id and p.seq is not null
      order by p.seq desc limit 1
    ) l on true
    where a.member_id is not null and a.id > ${after?.id ?? NONE} order by a.id limit ${limit}`.execute(db)
  return rows
}

/** Accounts of members' debts, which lie below zero. Index: ledger_accounts_debts. */
async function debtAccounts(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from ledger_accounts where wallet = 'DEBT'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Lines of an account are numbered without a gap, each says what it left, and that was never less than nothing; of a debt, never more. */
async function checkPostings(db: Database): Promise<LedgerFault | undefined> {
  const debts = await debtAccounts(db)
  let account = ''
  let seq = 0n
  let balance = 0n
  for await (const row of allRows<Posting>((after, limit) => postings(db, after, limit))) {
    if (row.account_id !== account) [account, seq, balance] = [row.account_id, 0n, 0n]
    seq += 1n
    balance += row.amount
    const at = (what: string) => ({ table: 'ledger_postings', id: `${row.id}`, what })
    const fault = firstOf([
      () => differs(at('seq'), seq, row.seq),
      () => differs(at('balance_after'), balance, row.balance_after),
      () =>
        balance < 0n && !debts.has(account)
          ? differs(at('balance_after'), 'nothing below zero', balance)
          : undefined,
      () =>
        balance > 0n && debts.has(account)
          ? differs(at('balance_after'), 'nothing above zero', balance)
          : undefined,
    ])
    if (fault) return fault
  }
  return undefined
}

/** Each account holds what its last line left. */
export async function checkAccounts(db: Database, read: Read): Promise<LedgerFault | undefined> {
  const fault = await checkPostings(db)
  if (fault) return fault
  for await (const row of allRows<Account>((after, limit) => accounts(db, after, limit))) {
    read('ledger_accounts')
    const at = (what: string) => ({ table: 'ledger_accounts', id: row.id, what })
    const found = firstOf([
      () => differs(at('seq'), row.last_seq ?? 0n, row.seq),
      () => differs(at('balance'), row.last_balance ?? 0n, row.balance),
    ])
    if (found) return found
  }
  return await checkHolds(db, read)
}

/** What is held is what the open holds say. */
export async function checkHolds(db: Database, read: Read): Promise<LedgerFault | undefined> {
  const { rows: counted } = await sql<{ n: bigint }>`select count(*) as n from ledger_holds`.execute(db)
  read('ledger_holds', Number(counted[0]?.n ?? 0n))
  const { rows } = await sql<{ member: string; held: bigint; due: bigint }>`
    select coalesce(a.member_id, h.member_id)::text as member, coalesce(a.balance, 0) as held, coalesce(h.due, 0) as due
    from (select member_id, currency, sum(balance)::bigint as balance from ledger_accounts where wallet = 'HELD' and member_id is not null
      group by member_id, currency) a
    full join (select member_id, currency, sum(amount)::bigint as due from ledger_holds where status = 'open'
      group by member_id, currency) h on h.member_id = a.member_id and h.currency = a.currency
    where coalesce(a.balance, 0) <> coalesce(h.due, 0) order by 1 limit 1`.execute(db)
  const [row] = rows
  return (
    row &&
    differs({ table: 'ledger_holds', id: row.member, what: 'open holds of the member' }, row.held, row.due)
  )
}
