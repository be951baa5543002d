import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import { digestOf } from '#money/ledger/digest'
import { differs, firstOf } from '#money/ledger/verify/fault'
import { allRows } from '#money/ledger/verify/pages'
import type { Read } from '#money/ledger/verify/read'

/** Account, amount, the account's currency and brand, whether a member's, and whether it is numbered as one. */
type Line = [string, string, string | null, string | null, boolean | null, boolean]

interface EntryLine {
  id: string
  kind: string
  merchant: string
  currency: string
  digest: string | null
  provider: string | null
  transaction_entry: string | null
  lines: Line[]
}

const NONE = '00000000-0000-0000-0000-000000000000'

/** Entries with their lines, in the order of their ids. Indexes: the primary key, ledger_postings_by_entry. */
async function select(db: Database, which: RawBuilder<unknown>): Promise<EntryLine[]> {
  const { rows } = await sql<EntryLine>`select e.id, e.kind, e.merchant, e.currency, e.digest, e.provider,
      (select t.entry_id from wallet_transactions t where t.provider = e.provider and t.transaction_id = e.reference) as transaction_entry,
      (select coalesce(json_agg(json_build_array(p.account_id, p.amount::text, a.currency, a.merchant,
          a.member_id is not null, p.seq is not null and p.balance_after is not null)), '[]')
        from ledger_postings p left join ledger_accounts a on a.id = p.account_id where p.entry_id = e.id) as lines
    from ledger_entries e where ${which}`.execute(db)
  return rows
}

function page(db: Database, after: EntryLine | undefined, limit: number): Promise<EntryLine[]> {
  return select(db, sql`e.id > ${after?.id ?? NONE} order by e.id limit ${limit}`)
}

/** The first of these entries that does not add up; each with its lines is read once. */
export async function checkTheseEntries(
  db: Database,
  ids: readonly string[],
  read: Read,
): Promise<LedgerFault | undefined> {
  const entries = await select(db, sql`e.id = any(${[...ids]}::uuid[]) order by e.id`)
  read('ledger_entries', entries.length)
  return firstOf(entries.map((entry) => () => look(entry)))
}

function look(entry: EntryLine): LedgerFault | undefined {
  const at = (what: string) => ({ table: 'ledger_entries', id: entry.id, what })
  const sum = entry.lines.reduce((total, [, amount]) => total + BigInt(amount), 0n)
  const legs = entry.lines.map(([accountId, amount]) => ({ accountId, amount: BigInt(amount) }))
  return firstOf([
    () => differs(at('sum of its postings'), 0n, sum),
    ...entry.lines.flatMap(([accountId, , currency, merchant, ofMember, numbered]) => [
      () => differs(at(`currency of account ${accountId}`), entry.currency, currency),
      () => differs(at(`brand of account ${accountId}`), entry.merchant, merchant),
      () => differs(at(`numbering on account ${accountId}`), ofMember, numbered),
    ]),
    () => (entry.digest === null ? undefined : differs(at('digest'), entry.digest, digestOf(entry, legs))),
    () =>
      entry.provider === null
        ? undefined
        : differs(at('wallet transaction'), entry.id, entry.transaction_entry),
  ])
}

/** Each entry sums to zero within one currency of one brand and says what it said when it was written. */
export async function checkEntries(db: Database, read: Read): Promise<LedgerFault | undefined> {
  for await (const entry of allRows<EntryLine>((after, limit) => page(db, after, limit))) {
    read('ledger_entries')
    read('ledger_postings', entry.lines.length)
    const fault = look(entry)
    if (fault) return fault
  }
  const { rows } = await sql<{ id: bigint; entry_id: string }>`select p.id, p.entry_id from ledger_postings p
    where not exists (select from ledger_entries e where e.id = p.entry_id) order by p.id limit 1`.execute(db)
  const [orphan] = rows
  return (
    orphan && differs({ table: 'ledger_postings', id: `${orphan.id}`, what: 'entry' }, orphan.entry_id, null)
  )
}
