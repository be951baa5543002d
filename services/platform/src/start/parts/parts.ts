import { readdir } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { KINDS, type Kind, type Part } from '#start/parts/kinds'

const SOURCES = fileURLToPath(new URL('../..', import.meta.url))

/** The files of a kind in all domains, by path: a domain is served because its folder is there. */
export async function partsOf(kind: Kind): Promise<Part[]> {
  const entries = await readdir(SOURCES, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(SOURCES, resolve(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => KINDS[kind].test(path))
    .sort()
    .map((path) => ({ path, load: () => import(pathToFileURL(resolve(SOURCES, path)).href) }))
}
