import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What a backup is made of, and where it lies. */
export interface Place {
  /** The folder of the backup. */
  readonly folder: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

export const DATABASE = 'database.dump'
export const RELEASES = 'registry'

/** Reads `FOLDER [--data-dir …] [--database-url …]`; throws an Error with the usage. */
export function readPlace(argv: string[], usage: string): Place {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      'data-dir': { type: 'string', default: process.env['DATA_DIR'] ?? '.data' },
      'database-url': { type: 'string', default: process.env['DATABASE_URL'] ?? '' },
    },
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new Error(usage)
  return {
    folder: resolve(process.env['INIT_CWD'] ?? '.', folder),
    dataDir: resolve(values['data-dir']),
    databaseUrl: values['database-url'] || undefined,
  }
}

/** Throws where something would be written over; `what` is put at its place. */
export async function requireEmpty(folder: string, what: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} holds something already; ${what} is never written over. Name another folder.`)
}

export const releasesOf = (dataDir: string): string =>
  resolve(process.env['RELEASES_DIR'] ?? join(dataDir, RELEASES))
