import { sql } from 'kysely'
import { openDatabase, type Database } from '#db/database'

class Undo extends Error {}

interface Falsifying {
  /** What a check finds, in a form that is compared. */
  readonly check: (tx: Database, way: string) => Promise<unknown>
  /** Tables whose lines triggers keep from being changed. */
  readonly guarded?: readonly string[]
  /** Before the first way. */
  readonly prepare?: (db: Database) => Promise<void>
}

/**
 * Writes as JSON what a check finds after each way of falsifying the books behind the platform's back, and `nothing`: what it
 * finds without any. On the database of the arguments, that no platform runs on; a way is one statement or several, and
 * each is undone.
 */
export async function reportFindings(
  ways: Readonly<Record<string, string>>,
  { check, guarded = [], prepare }: Falsifying,
): Promise<void> {
  const [dataDir = '', databaseUrl] = process.argv.slice(2)
  const { close, db } = await openDatabase({ dataDir, databaseUrl })
  await prepare?.(db)
  const found: Record<string, unknown> = {}
  for (const [way, statements] of Object.entries({ ...ways, nothing: '' }))
    await db
      .transaction()
      .execute(async (tx) => {
        for (const table of guarded)
          await sql`alter table ${sql.table(table)} disable trigger all`.execute(tx)
        for (const statement of statements.split(';').filter(Boolean)) await sql.raw(statement).execute(tx)
        found[way] = await check(tx, way)
        throw new Undo()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) found[way] = String(error)
      })
  await close()
  process.stdout.write(JSON.stringify(found))
}
