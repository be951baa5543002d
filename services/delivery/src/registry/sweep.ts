import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Parts of the registry in which each module has a folder. */
const PARTS = ['releases', 'files', 'server', 'served'] as const
/** So long a page that was drawn with a module may still ask for its files. */
export const KEPT_FOR_MS = 24 * 60 * 60 * 1000

/** From now on the module's files are kept for pages that are open, and no longer than that. */
export function keepForOpenPages(folder: string, module: string): void {
  const now = new Date()
  for (const part of PARTS) {
    const place = join(folder, part, module)
    if (existsSync(place)) utimesSync(place, now, now)
  }
}

/** Deletes what is left of modules that were taken off long enough ago. */
export function sweep(folder: string, known: readonly string[]): void {
  const modules = new Set(PARTS.flatMap((part) => foldersOf(join(folder, part))))
  for (const module of modules) {
    if (known.includes(module)) continue
    const places = PARTS.map((part) => join(folder, part, module)).filter((place) => existsSync(place))
    const touched = Math.max(...places.map((place) => statSync(place).mtimeMs))
    if (Date.now() - touched < KEPT_FOR_MS) continue
    // The descriptions last: without them nobody finds the files, with them a half swept module is swept again.
    for (const place of places.reverse()) rmSync(place, { recursive: true, force: true })
  }
}

const foldersOf = (place: string): string[] =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : []
