import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { LedgerTables } from '#modules/ledger/tables'

/** Each wallet of a member with the sum of its postings. Index: ledger_postings_by_account. */
export function selectBalances(db: Database, memberId: string) {
  return db
    .selectFrom('ledger_accounts')
    .leftJoin('ledger_postings', 'ledger_postings.account_id', 'ledger_accounts.id')
    .select(['ledger_accounts.id', 'ledger_accounts.wallet', 'ledger_accounts.currency'])
    .select(sql<bigint>`coalesce(sum(ledger_postings.amount), 0)::bigint`.as('balance'))
    .where('ledger_accounts.member_id', '=', memberId)
    .groupBy(['ledger_accounts.id', 'ledger_accounts.wallet', 'ledger_accounts.currency'])
    .orderBy('ledger_accounts.wallet')
    .execute()
}

export async function insertAccount(
  db: Database,
  row: Insertable<LedgerTables['ledger_accounts']>,
): Promise<void> {
  await db.insertInto('ledger_accounts').values(row).execute()
}

export async function insertEntry(
  db: Database,
  entry: Insertable<LedgerTables['ledger_entries']>,
  postings: { account_id: string; amount: bigint }[],
): Promise<void> {
  await db.insertInto('ledger_entries').values(entry).execute()
  await db
    .insertInto('ledger_postings')
    .values(postings.map((posting) => ({ entry_id: entry.id, ...posting })))
    .execute()
}
