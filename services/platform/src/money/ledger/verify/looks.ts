import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import type { Read } from '#money/ledger/verify/read'

/** A line that says something else than it should. */
export interface Wrong {
  id: string
  due: string
  held: string
}

/** Finds lines of a table that do not say what they should, each look by one question to the database. */
export interface Look {
  readonly table: string
  readonly what: string
  readonly wrong: RawBuilder<Wrong>
}

/** The first line that any of these finds, by the order of the looks. */
export async function firstFound(
  db: Database,
  looks: readonly Look[],
  read: Read,
): Promise<LedgerFault | undefined> {
  for (const { table, what, wrong } of looks) {
    read(table, 0)
    const { rows } = await sql<Wrong>`${wrong} order by 1 limit 1`.execute(db)
    const [first] = rows
    if (first) return { table, id: first.id, what, expected: first.due, found: first.held }
  }
  return undefined
}
