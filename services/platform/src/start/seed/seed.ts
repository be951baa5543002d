import type { Database } from '#db/database'
import type { Deps } from '#deps'

/** Example data of one domain: `seed` of a file `<name>.seed.ts`, whose name is its identity. It runs once for a database. */
export interface Seed {
  /** Seeds whose data it builds on. */
  after?: readonly string[]
  /** `db` is the transaction it runs in. */
  run(db: Database, deps: Pick<Deps, 'clock' | 'randomness'>): Promise<void>
}
