import { sql } from 'kysely'
import type { Database } from '#db/database'
import { assertAdmitted } from '#money/ledger/admission'
import { assertAuthorised } from '#money/ledger/authority'
import { digestOf, type Leg } from '#money/ledger/digest'
import type { EntryRow } from '#money/ledger/entry.sql'

/** One entry of many: a fact, and the lines of it. */
export interface ManyEntry {
  readonly entry: EntryRow
  readonly legs: readonly Leg[]
}

/**
 * Writes many entries as one statement; those that were there stay as they are. Each account of a member is in one of them at
 * most, and is locked by the caller. How many are new.
 */
export async function insertEntries(tx: Database, many: readonly ManyEntry[]): Promise<number> {
  if (many.length === 0) return 0
  for (const { entry, legs } of many) {
    assertAdmitted(entry, legs)
    assertAuthorised(entry, legs)
  }
  const facts = sql.join(
    many.map(
      ({ entry, legs }) =>
        sql`(${entry.id}::uuid, ${entry.merchant}::text, ${entry.kind}::text, ${entry.at}::timestamptz,
          ${entry.currency}::text, ${digestOf(entry, legs)}::text)`,
    ),
  )
  const lines = sql.join(
    many.flatMap(({ entry, legs }) =>
      legs.map(({ accountId, amount }) => sql`(${entry.id}::uuid, ${accountId}::uuid, ${amount}::bigint)`),
    ),
  )
  const { rows } = await sql<{ id: string }>`with entry as (
    insert into ledger_entries (id, merchant, kind, at, currency, digest)
    select * from (values ${facts}) f (id, merchant, kind, at, currency, digest)
    on conflict (id) do nothing returning id
  ), leg as (
    select v.entry_id, v.account_id, v.amount from (values ${lines}) v (entry_id, account_id, amount)
    join entry on entry.id = v.entry_id
  ), moved as (
    update ledger_accounts a set balance = a.balance + leg.amount, seq = a.seq + 1 from leg
    where a.id = leg.account_id and a.member_id is not null returning a.id, a.balance, a.seq
  ), posted as (
    insert into ledger_postings (entry_id, account_id, amount, seq, balance_after)
    select leg.entry_id, leg.account_id, leg.amount, moved.seq, moved.balance
    from leg left join moved on moved.id = leg.account_id
  ) select id from entry`.execute(tx)
  return rows.length
}
