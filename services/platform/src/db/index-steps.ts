import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#db/database'

/** An index of a table that may be large and in use. */
export interface IndexStep {
  readonly name: string
  readonly table: string
  /** What follows the table's name: columns in brackets, `where`. */
  readonly definition: string
}

/** Any number; all instances ask for the same one. */
const LOCK = 7_301_978
const TURN_MS = 200

/**
 * Makes indexes while others write: no transaction, no lock that writes wait for. What a killed copy left half made is made anew.
 * Copies that start together take turns by asking, since who waits inside a statement is himself waited for by the index.
 */
export async function makeIndexes(db: Database, steps: readonly IndexStep[]): Promise<void> {
  if (await isEmbedded(db)) {
    for (const { name, table, definition } of steps)
      await sql.raw(`create index if not exists ${name} on ${table} ${definition}`).execute(db)
    return
  }
  while (!(await takeTurn(db))) await pause(TURN_MS)
  try {
    for (const step of steps) await makeConcurrently(db, step)
  } finally {
    await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(db)
  }
}

async function makeConcurrently(db: Database, { name, table, definition }: IndexStep): Promise<void> {
  const { rows } = await sql<{
    isValid: boolean
  }>`select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.isValid === true) return
  if (rows.length > 0) await sql.raw(`drop index concurrently ${name}`).execute(db)
  await sql.raw(`create index concurrently ${name} on ${table} ${definition}`).execute(db)
}

async function takeTurn(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_lock(${sql.lit(LOCK)}) as taken`.execute(db)
  return rows[0]?.taken === true
}

/** The embedded database has one process, and no other writes to it: there is nothing to wait for. */
async function isEmbedded(db: Database): Promise<boolean> {
  const { rows } = await sql<{ version: string }>`select version()`.execute(db)
  return /emscripten|pglite|wasm/i.test(rows[0]?.version ?? '')
}
