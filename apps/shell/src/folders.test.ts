import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = __dirname

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('/testing/') ? [path] : []
  })
}

/** Which folder imports from which, types included. */
function folderImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of sources(ROOT)) {
    const from = relative(ROOT, dirname(file)) || 'src'
    const known = imports.get(from) ?? new Set()
    imports.set(from, known)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from |import\(|import )'#([^']+)'/g))
      if (path !== undefined && dirname(path) !== from) known.add(dirname(path))
  }
  return imports
}

function circleFrom(
  folder: string,
  imports: Map<string, Set<string>>,
  way: readonly string[] = [],
): readonly string[] | undefined {
  if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
  for (const next of imports.get(folder) ?? []) {
    const circle = circleFrom(next, imports, [...way, folder])
    if (circle) return circle
  }
  return undefined
}

test('no circle of folders: each can be read with its dependencies alone (seams)', () => {
  const imports = folderImports()
  expect(imports.size).toBeGreaterThan(10)
  expect(
    [...imports.keys()].map((folder) => circleFrom(folder, imports)).find((circle) => circle),
  ).toBeUndefined()
})

test('the host knows nothing of what is drawn around the screens (seams)', () => {
  const known = [...folderImports()]
    .filter(([folder]) => folder.startsWith('host/'))
    .flatMap(([, to]) => [...to])
  expect(known.filter((folder) => folder.startsWith('chrome'))).toEqual([])
})
