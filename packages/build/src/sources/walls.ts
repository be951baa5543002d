import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import { SHARED_LIBRARIES } from '@site/config'
import ts from 'typescript'
import { z } from 'zod'
import { ownFile } from './module-sources.ts'
import { importsOf, lineOf, parse, walk, type Import } from './parse.ts'

const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) })
const shared = new Set(SHARED_LIBRARIES.map(({ request }) => request))
/** Parts of shared packages that are meant to be carried along: constants and texts without a state of their own. */
const CARRIED = /^@site\/(config($|\/)|shared-api\/(contract|messages)\/)/

/** What a module's sources take that is not theirs to take, each in plain words with file and line (MOD-04). */
export function wallFaults(folder: string, sources: readonly string[], root: string): string[] {
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return sources.flatMap((file) => {
    const where = (line: number): string => `${relative(root, file)}:${line}`
    const imports = importsOf(parse(file)).flatMap((one) => {
      const fault = importFault(folder, file, one, dependencies, root)
      return fault === undefined ? [] : [`${where(one.line)}: ${fault}`]
    })
    return [...imports, ...styleFaults(file).map((line) => `${where(line)}: ${INLINE_STYLE}`)]
  })
}

const INLINE_STYLE =
  'an inline style. The policy of served pages forbids them, browsers would drop it: use a class of a *.module.css, or an attribute the class looks at.'

function importFault(
  folder: string,
  file: string,
  { from, types }: Import,
  dependencies: Readonly<Record<string, string>>,
  root: string,
): string | undefined {
  const own = ownFile(folder, file, from)
  if (own !== undefined) {
    if (own.startsWith(`${folder}/`)) return undefined
    const [top, other] = relative(root, own).split('/')
    return top === 'apps'
      ? `imports from the module "${other}". Modules are released apart: offer a place and let "${other}" fill it with a slot, emit an event on the bus, or move what both need to packages/shared-api.`
      : `"${from}" leads out of the module. Import a package by its name, such as @site/shared-api.`
  }
  if (isBuiltin(from)) return `"${from}" exists on a server alone; a module runs in a browser.`
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
  if (dependencies[name] === undefined)
    return `"${from}" is not among the dependencies in the module's package.json. Another module cannot be imported; a library has to be listed there.`
  if (!types && !shared.has(from) && shared.has(name) && !CARRIED.test(from))
    return `"${from}" is not shared by the shell, only "${name}" is: the module would carry a second copy of it. Use what "${name}" gives.`
  return undefined
}

function styleFaults(file: string): number[] {
  const lines: number[] = []
  walk(parse(file), (node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'style') lines.push(lineOf(node))
  })
  return lines
}
