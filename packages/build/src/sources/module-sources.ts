import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { importsOf, parse } from './parse.ts'

const CODE = /\.[cm]?tsx?$/

/** Where an import of a module's own leads: `./x.ts`, or `#x.ts` below its `src`; undefined for a package. */
export function ownFile(folder: string, file: string, from: string): string | undefined {
  if (from.startsWith('#')) return join(folder, 'src', from.slice(1))
  return from.startsWith('.') ? resolve(dirname(file), from) : undefined
}

/** The source files of a module that its screens and slots reach; without tests and files without an importer. */
export function moduleSources(folder: string, entries: readonly string[]): string[] {
  const reached = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const { from, types } of importsOf(parse(file))) {
      const next = types ? undefined : ownFile(folder, file, from)
      if (next?.startsWith(folder) === true && CODE.test(next) && existsSync(next)) open.push(next)
    }
  }
  return [...reached].sort()
}
