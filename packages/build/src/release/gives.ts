import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { SHARED_LIBRARIES, type SharedLibrary } from '@site/config'
import type { Release } from '@site/config/schema'
import { z } from 'zod'
import type { SharedUses } from '../presets/shared-names.plugin.ts'
import { distFolder, packageFolder } from '../paths.ts'
import { publicNames } from '../sources/public-names.ts'

const versioned = z.object({ version: z.string() })
const serverBuild = z.object({
  sharedLibraries: z.record(
    z.string(),
    z.custom<object>((value) => typeof value === 'object'),
  ),
})

/** What the shell of a finished build gives modules: the very objects behind the names, from its server build (MOD-03). */
export function givesOf(
  file = join(distFolder('shell'), 'server', 'server.cjs'),
): NonNullable<Release['gives']> {
  const { sharedLibraries } = serverBuild.parse(createRequire(file)(file))
  return Object.fromEntries(
    SHARED_LIBRARIES.map((library) => {
      const given = sharedLibraries[library.request]
      if (given === undefined)
        throw new Error(
          `packages/composition does not give ${library.request}, which packages/config/src/shared-libraries.ts lists: add it to src/sharing/shared-libraries.ts there, or take it off the list.`,
        )
      return [library.request, { version: versionOf(library), names: namesIn(given) }]
    }),
  )
}

/** Names of an object that modules can import; one without `__esModule` is its own default (webpack's interop). */
const namesIn = (given: object): string[] =>
  [
    ...new Set([
      ...Object.keys(given).filter((name) => name !== '__esModule'),
      ...('__esModule' in given ? [] : ['default']),
    ]),
  ].sort()

/** The installed version; of packages of the work tree the one that modules are built against. */
function versionOf({ request, range }: SharedLibrary): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
  const file = join(packageFolder('composition'), 'node_modules', name, 'package.json')
  return existsSync(file)
    ? versioned.parse(JSON.parse(readFileSync(file, 'utf8'))).version
    : range.replace('^', '')
}

/** The names the work tree's shell would give: those listed, and of what it gives whole everything there is. */
function givenNames({ request, names }: SharedLibrary): ReadonlySet<string> {
  if (names !== 'all') return new Set(names)
  const [, own] = /^@site\/(.+)$/.exec(request) ?? []
  if (own !== undefined)
    return new Set(['*', ...publicNames(join(packageFolder(own), 'src', 'index.ts')).keys()])
  const library: unknown = createRequire(join(packageFolder('composition'), 'package.json'))(request)
  return new Set([
    '*',
    'default',
    ...Object.keys(z.custom<object>((value) => typeof value === 'object').parse(library)),
  ])
}

/** Throws when a build uses a name that the work tree's shell does not give: file, library, name and the way out (MOD-03). */
export function refuseUngiven(uses: SharedUses): void {
  const faults = SHARED_LIBRARIES.flatMap((library) => {
    const given = givenNames(library)
    return [...(uses.get(library.request) ?? [])].flatMap(([name, file]) =>
      given.has(name) ? [] : [ungiven(library, name, file, given)],
    )
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function ungiven({ request }: SharedLibrary, name: string, file: string, given: ReadonlySet<string>): string {
  const what = name === '*' ? `all of ${request}` : `"${name}" of ${request}`
  const out = request.startsWith('@site/')
    ? `export it from packages/${request.slice(6)}/src/index.ts`
    : `add it to packages/config/src/shared-libraries.ts and to packages/composition/src/sharing`
  const known = given.size <= 20 ? ` It gives ${[...given].sort().join(', ')}.` : ''
  return `${file} uses ${what}, which the shell does not give.${known} Use one of those, or ${out}, and release the shell first.`
}

/** What a release asks of the shell: each library, the range it was built for, and the names (`*`: all of it). */
export function needsOf(uses: SharedUses): Release['needs'] {
  return Object.fromEntries(
    SHARED_LIBRARIES.flatMap(({ request, range }) => {
      const names = uses.get(request)
      return names === undefined ? [] : [[request, { range, names: [...names.keys()].sort() }]]
    }),
  )
}
