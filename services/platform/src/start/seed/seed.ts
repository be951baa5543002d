import type { Database } from '#db/database'
import type { Deps } from '#deps'

/** Examples of one domain: `seed` of a file `<name>.seed.ts`, whose name is its identity; once for a database, and only where requested. */
export interface Seed {
  /** Seeds whose data it builds on. */
  after?: readonly string[]
  /** `db` is the transaction it runs in. */
  run(db: Database, deps: Pick<Deps, 'clock' | 'randomness'>): Promise<void>
}
