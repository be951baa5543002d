import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Leg } from '#money/ledger/digest'
import { entryParts, type EntryRow } from '#money/ledger/entry.sql'

/** Writes an entry with its lines; false when an entry of this id was there. */
export async function insertEntry(tx: Database, entry: EntryRow, legs: readonly Leg[]): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`with ${entryParts(entry, legs)} select id from entry`.execute(tx)
  return rows.length > 0
}

/** Hash of what an entry says. Index: the primary key. */
export async function selectDigest(tx: Database, id: string): Promise<string | null | undefined> {
  const row = await tx.selectFrom('ledger_entries').select('digest').where('id', '=', id).executeTakeFirst()
  return row?.digest
}
