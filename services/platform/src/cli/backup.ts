import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpEmbedded } from '#cli/backup/embedded'
import { writeManifest } from '#cli/backup/manifest'
import { DATABASE, readPlace, RELEASES, releasesOf, requireEmpty } from '#cli/backup/place'
import { dumpPostgres } from '#cli/backup/postgres'
import { runCommand } from '#cli/operator'

/** Keeps database and releases in a folder: `backup.ts FOLDER`. */
const USAGE = `Usage: backup.ts FOLDER [--data-dir .data] [--database-url postgres://…]
A PostgreSQL is read while the site goes on; the embedded database only while it does not run.`

async function backup(argv: string[]): Promise<string> {
  const { folder, dataDir, databaseUrl } = readPlace(argv, USAGE)
  await requireEmpty(folder, 'a backup')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, DATABASE)
  // Releases after the database: whatever it may name is there, and files of releases never change.
  if (databaseUrl === undefined) await dumpEmbedded(dataDir, file)
  else await dumpPostgres(databaseUrl, file)
  const releases = releasesOf(dataDir)
  if (existsSync(releases)) await cp(releases, join(folder, RELEASES), { recursive: true })
  const { files } = await writeManifest(folder, databaseUrl === undefined ? 'embedded' : 'postgres')
  const count = Object.keys(files).length - 1
  return `${folder} holds the database and ${count} files of releases.${count === 0 ? ` ${releases} holds none.` : ''} The settings, ACCOUNT_SECRET above all, are not in it.`
}

await runCommand(() => backup(process.argv.slice(2)))
