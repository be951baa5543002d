import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SHARED_LIBRARIES } from '@site/config'
import { z } from 'zod'
import { packageFolder } from '../paths.ts'
import { importsOf, parse, type Import } from './parse.ts'
import { publicNames } from './public-names.ts'

const shared = new Set(SHARED_LIBRARIES.map(({ request }) => request))
const manifest = z.object({
  exports: z.record(z.string(), z.string()),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
})

/** Files of other packages of the work tree that end up in a module's own build: what the shell shares is not among them. */
export function bundledFiles(sources: readonly string[]): string[] {
  const reached = new Set<string>()
  const open = sources.flatMap((file) => importsOf(parse(file)).flatMap((one) => workspaceFiles(one)))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || !existsSync(file)) continue
    reached.add(file)
    if (!/\.[cm]?tsx?$/.test(file)) continue
    for (const one of importsOf(parse(file))) {
      if (one.types) continue
      if (one.from.startsWith('.')) open.push(resolve(dirname(file), one.from))
      else open.push(...workspaceFiles(one))
    }
  }
  return [...reached].sort()
}

/** The files behind an import of `@site/…`: those that make the names, where the package says that nothing else happens. */
function workspaceFiles({ from, names, types }: Import): string[] {
  const [, name, rest] = /^@site\/([\w-]+)(\/.+)?$/.exec(from) ?? []
  if (types || name === undefined || shared.has(from)) return []
  const { exports, sideEffects } = manifest.parse(
    JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')),
  )
  const target = targetOf(exports, `.${rest ?? ''}`)
  if (target === undefined) return []
  const file = join(packageFolder(name), target)
  if (sideEffects !== false || names.includes('*')) return [file]
  const made = publicNames(file)
  return names.map((name) => made.get(name) ?? file)
}

function targetOf(exports: Readonly<Record<string, string>>, path: string): string | undefined {
  if (exports[path] !== undefined) return exports[path]
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*')
    if (after !== undefined && path.startsWith(before) && path.endsWith(after))
      return target.replace('*', path.slice(before.length, path.length - after.length))
  }
  return undefined
}
