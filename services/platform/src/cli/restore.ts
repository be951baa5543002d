import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { restoreEmbedded } from '#cli/backup/embedded'
import { readManifest } from '#cli/backup/manifest'
import { DATABASE, readPlace, RELEASES, releasesOf, requireEmpty } from '#cli/backup/place'
import { restorePostgres } from '#cli/backup/postgres'
import { runCommand } from '#cli/operator'

/** Makes a site of a backup again: `restore.ts FOLDER`. */
const USAGE = `Usage: restore.ts FOLDER [--data-dir .data] [--database-url postgres://…]
Fills an empty database and an empty data folder; existing data is never written over.`

async function restore(argv: string[]): Promise<string> {
  const { folder, dataDir, databaseUrl } = readPlace(argv, USAGE)
  const { database, madeAt } = await readManifest(folder)
  if (database === 'postgres' && databaseUrl === undefined)
    throw new Error(
      `${folder} was made of a PostgreSQL: name an empty one with DATABASE_URL or --database-url.`,
    )
  if (database === 'embedded' && databaseUrl !== undefined)
    throw new Error(`${folder} was made of an embedded database: restore it without DATABASE_URL.`)
  const releases = releasesOf(dataDir)
  await requireEmpty(releases, 'a release')
  await requireEmpty(join(dataDir, 'db'), 'a database')
  const file = join(folder, DATABASE)
  if (databaseUrl === undefined) await restoreEmbedded(dataDir, file)
  else await restorePostgres(databaseUrl, file)
  const kept = join(folder, RELEASES)
  if (existsSync(kept)) {
    await mkdir(dataDir, { recursive: true })
    await cp(kept, releases, { recursive: true })
  }
  return `Restored what was kept at ${madeAt}. Start the site with the settings it had, ACCOUNT_SECRET above all.`
}

await runCommand(() => restore(process.argv.slice(2)))
