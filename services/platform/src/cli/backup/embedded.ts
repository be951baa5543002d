import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from '#db/embedded/folder-lock'

/** Writes the embedded database to a file; throws StartupError while a site has it open. */
export async function dumpEmbedded(dataDir: string, file: string): Promise<void> {
  const folder = join(dataDir, 'db')
  if (!existsSync(folder))
    throw new Error(`${dataDir} holds no database. Name the data folder of the site, or DATABASE_URL.`)
  const unlock = await lockFolder(dataDir)
  try {
    const database = await PGlite.create(folder)
    const dump = await database.dumpDataDir('gzip')
    await database.close()
    await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
  } finally {
    await unlock()
  }
}

/** Makes the embedded database of a data folder from such a file. */
export async function restoreEmbedded(dataDir: string, file: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const loadDataDir = new Blob([await readFile(file)], { type: 'application/x-gzip' })
    const database = await PGlite.create(join(dataDir, 'db'), { loadDataDir })
    await database.close()
  } finally {
    await unlock()
  }
}
