import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const NAME = 'backup.json'

const manifest = z.object({
  madeAt: z.iso.datetime(),
  database: z.enum(['postgres', 'embedded']),
  /** SHA-256 of every file, by its path. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.output<typeof manifest>

/** Says what a backup holds; written last, so that a backup without it was never finished. */
export async function writeManifest(folder: string, database: Manifest['database']): Promise<Manifest> {
  const said: Manifest = { madeAt: new Date().toISOString(), database, files: await hashes(folder) }
  await writeFile(join(folder, NAME), `${JSON.stringify(said, undefined, 2)}\n`, { mode: 0o600 })
  return said
}

/** What a backup says of itself; throws where it was not finished or a file is not as it was. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => {
    throw new Error(`${folder} is no finished backup: it has no ${NAME}.`)
  })
  const said = manifest.parse(JSON.parse(text))
  const found = await hashes(folder)
  for (const [path, hash] of Object.entries(said.files))
    if (found[path] !== hash)
      throw new Error(
        `${path} is ${found[path] === undefined ? 'gone' : 'not as it was'}: ${folder} cannot be restored.`,
      )
  return said
}

async function hashes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: Record<string, string> = {}
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name))
    if (!entry.isFile() || path === NAME) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, path)), hash)
    found[path] = hash.digest('hex')
  }
  return found
}
