import { basename } from 'node:path'
import { sql } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import type { Database } from '#db/database'
import { makeIndexes, type IndexStep } from '#db/index-steps'
import { withoutTimeouts } from '#db/without-timeouts'
import { partsOf } from '#start/parts/parts'
import { StartupError } from '@site/service-kit/startup-error'

/** Any number; all instances ask for the same one. */
const MIGRATION_LOCK = 7_301_977
/** A step that older copies cannot live with says so in its name: they refuse the database instead of serving it. */
const BREAKING = /\.breaking$/
const TABLE = 'kysely_migration'
const NOTHING: Migration = { up: async () => undefined }

/** What happened to the schema: steps done now, and steps of a newer copy that this one leaves alone. */
export interface Migrated {
  done: string[]
  newer: string[]
}

/**
 * Brings the schema up to date with the steps found in the domains' folders `migrations/`, in the order of their names.
 * Instances that start together wait for each other. Throws StartupError where a newer copy made a step called `….breaking`.
 */
export function migrate(db: Database): Promise<Migrated> {
  return withoutTimeouts(db, migrateOn)
}

async function migrateOn(db: Database): Promise<Migrated> {
  await takeOverBookkeeping(db)
  const { indexes, known } = await findMigrations()
  const applied = await appliedNames(db)
  const newer = applied.filter((name) => !Object.hasOwn(known, name) && !Object.hasOwn(indexes, name))
  refuseBreaking(newer)
  // Most starts have nothing to do: the Migrator would read every table's columns before it said so.
  const all = Object.keys(known).length + Object.keys(indexes).length
  if (applied.length - newer.length === all) return { done: [], newer }
  const provider: MigrationProvider = {
    getMigrations: async () => ({
      ...known,
      ...Object.fromEntries([...newer, ...madeOf(indexes, applied)].map((name) => [name, NOTHING])),
    }),
  }
  // Domains number their steps on their own: one that comes late with a small number is done all the same.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    // Another copy has made an index step since this one looked: the Migrator takes it for a step that is missing.
    const isOvertaken = madeOf(indexes, await appliedNames(db)).length > madeOf(indexes, applied).length
    if (isOvertaken) return await migrateOn(db)
    throw error
  }
  const done = results.map(({ migrationName }) => migrationName)
  return { done: [...done, ...(await takeIndexSteps(db, indexes, applied))], newer }
}

const madeOf = (indexes: Readonly<Record<string, unknown>>, applied: readonly string[]): string[] =>
  Object.keys(indexes).filter((name) => applied.includes(name))

/** Steps that are indexes alone, after all others and outside their transaction; a step counts as done when its last index is made. */
async function takeIndexSteps(
  db: Database,
  indexes: Readonly<Record<string, readonly IndexStep[]>>,
  applied: readonly string[],
): Promise<string[]> {
  const left = Object.entries(indexes).filter(([name]) => !applied.includes(name))
  for (const [name, steps] of left) {
    await makeIndexes(db, steps)
    await sql`insert into ${sql.table(TABLE)} (name, timestamp) values (${name}, ${new Date().toISOString()})
      on conflict (name) do nothing`.execute(db)
  }
  return left.map(([name]) => name)
}

/** Steps that were written down before Kysely's Migrator kept the books are copied into its table: none runs twice. */
async function takeOverBookkeeping(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx)
    const { rows } = await sql<{
      there: boolean
    }>`select to_regclass('migrations') is not null as there`.execute(tx)
    await sql`create table if not exists ${sql.table(TABLE)} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      tx,
    )
    if (rows[0]?.there === true)
      await sql`insert into ${sql.table(TABLE)} (name, timestamp)
        select name, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migrations
        on conflict (name) do nothing`.execute(tx)
  })
}

async function appliedNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

interface Found {
  known: Record<string, Migration>
  /** Steps that export `indexes: IndexStep[]`. */
  indexes: Record<string, readonly IndexStep[]>
}

async function findMigrations(): Promise<Found> {
  const found: Record<string, Migration> = {}
  const indexes: Record<string, readonly IndexStep[]> = {}
  for (const { path, load } of await partsOf('migrations')) {
    const name = basename(path, '.ts')
    const { indexes: steps, migration } = await load()
    if (Object.hasOwn(found, name) || Object.hasOwn(indexes, name))
      throw new Error(`Two migrations are called ${name}: rename one of them.`)
    if (isIndexSteps(steps)) {
      indexes[name] = steps
      continue
    }
    if (!isMigration(migration))
      throw new Error(
        `${path} exports no migration: export const migration: Migration = { async up(db) {…} }.`,
      )
    found[name] = migration
  }
  return { indexes, known: found }
}

const isIndexSteps = (value: unknown): value is readonly IndexStep[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => typeof one === 'object' && one !== null && 'definition' in one)

function isMigration(value: unknown): value is Migration {
  return typeof value === 'object' && value !== null && 'up' in value && typeof value.up === 'function'
}

function refuseBreaking(newer: string[]): void {
  const breaking = newer.filter((name) => BREAKING.test(name))
  if (breaking.length === 0) return
  throw new StartupError(
    `The database was made by a newer version (it knows ${breaking.join(', ')}). Start that version, or use another database.`,
  )
}
