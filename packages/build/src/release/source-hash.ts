import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const IGNORED = new Set(['node_modules', 'dist', 'README.md'])

/** The files below a folder; a file is its own. */
export function* sources(folder: string): Generator<string> {
  if (statSync(folder).isFile()) return yield folder
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (IGNORED.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else yield path
  }
}

/** Eight hex digits over everything that decides what a build of these folders and files contains. */
export function sourceHash(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const file of sources(folder))
      hash
        .update(relative(dirname(folder), file))
        .update('\0')
        .update(readFileSync(file))
        .update('\0')
  }
  return hash.digest('hex').slice(0, 8)
}
