import { sql } from 'kysely'
import type { Database } from '#db/database'

const AT_ONCE = 1
const DAY_MS = 24 * 60 * 60 * 1000
/** What was never taken, and for how long what was taken can be undone. */
const [WAITS_DAYS, KEPT_DAYS] = [14, 90]

/** Forgets imports with all their lines, one at a time: each may be a hundred thousand. */
export async function* forgetImports(db: Database, now: Date): AsyncGenerator<number, void> {
  const [waiting, taken] = [WAITS_DAYS, KEPT_DAYS].map((days) => new Date(now.getTime() - days * DAY_MS))
  for (let deleted = AT_ONCE; deleted > 0;) {
    const { numAffectedRows } =
      await sql`delete from catalogue_imports where id = (select id from catalogue_imports
      where (state in ('sending', 'judged', 'refused') and created_at < ${waiting})
        or (state in ('taken', 'undone') and created_at < ${taken})
      order by created_at limit ${AT_ONCE} for update skip locked)`.execute(db)
    deleted = Number(numAffectedRows ?? 0n)
    yield deleted
  }
}
