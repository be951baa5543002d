import { basename } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { partsOf } from '#start/parts/parts'
import { inOrder } from '#start/seed/in-order'
import { refuseOthers } from '#start/seed/refuse-others'
import type { Seed } from '#start/seed/seed'

const SEED_LOCK = 7_301_978

/**
 * Brings the examples (accounts with public passwords, and money) that this database has not seen, each seed in one
 * transaction; instances that start together wait. Throws StartupError on a database that holds anything else.
 */
export async function seedExamples(db: Database, deps: Pick<Deps, 'clock' | 'randomness'>): Promise<void> {
  const seeds = await findSeeds()
  for (const name of inOrder(seeds)) {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx)
      const ran = await tx.selectFrom('seeds').select('name').where('name', '=', name).executeTakeFirst()
      if (ran) return
      await refuseOthers(tx)
      await seeds.get(name)?.run(tx, deps)
      await tx.insertInto('seeds').values({ name, ran_at: deps.clock.now() }).execute()
    })
  }
}

/** Whether the database holds examples: every reader of the README can sign in there. */
export async function holdsExamples(db: Database): Promise<boolean> {
  return (await db.selectFrom('seeds').select('name').limit(1).executeTakeFirst()) !== undefined
}

async function findSeeds(): Promise<Map<string, Seed>> {
  const found = new Map<string, Seed>()
  for (const { path, load } of await partsOf('seeds')) {
    const name = basename(path, '.seed.ts')
    const { seed: one } = await load()
    if (found.has(name)) throw new Error(`Two files are called ${name}.seed.ts: give one another name.`)
    if (!isSeed(one)) throw new Error(`${path} exports no seed: export const seed: Seed = { run }.`)
    found.set(name, one)
  }
  return found
}

function isSeed(value: unknown): value is Seed {
  return typeof value === 'object' && value !== null && 'run' in value && typeof value.run === 'function'
}
