import { sql } from 'kysely'
import type { Database } from '#db/database'

const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/** Work on one connection that may take as long as it takes: steps of the schema, who waits for them, reading all the books. */
export function withoutTimeouts<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (one) => {
    for (const limit of LIMITS) await sql`set ${sql.raw(limit)} = 0`.execute(one)
    try {
      return await work(one)
    } finally {
      // On a connection that has gone there is nothing to put back.
      for (const limit of LIMITS) await sql`reset ${sql.raw(limit)}`.execute(one).catch(() => undefined)
    }
  })
}
