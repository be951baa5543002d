import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../paths.ts'

const IGNORED = new Set(['node_modules', 'dist', 'README.md'])

function* sources(folder: string): Generator<string> {
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
export function sourceHash(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of sources(place))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 8)
}
