import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { moduleSchema, releaseSchema, type ModuleDeclaration, type Release } from '../src/schema/index.ts'
import { SHARED_CONTRACT_VERSION } from '../src/shared-libraries.ts'
import { readMessages } from './messages.ts'
import { appFolder, distFolder, root } from './paths.ts'
import { exposesOf, globalOf } from './presets.ts'
import { releaseFiles } from './release-files.ts'

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) })
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
})

/** Reads and checks `module.json`; the error names the file and the field. */
export function readDeclaration(name: string): ModuleDeclaration {
  const file = join(appFolder(name), 'module.json')
  const parsed = moduleSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success)
    throw new Error(
      `apps/${name}/module.json: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    )
  const known = exposesOf(name)
  for (const { expose } of [...parsed.data.routes, ...parsed.data.slots]) {
    if (!(expose in known))
      throw new Error(`apps/${name}/module.json: ${expose} has no file under src/screens or src/slots`)
  }
  return parsed.data
}

/** Describes a finished remote build as a release: files, integrity, needs, closures (MOD-10). */
export function describeRemote(
  name: string,
  version: string,
  hash: string,
  { styles, needs }: Pick<Release, 'styles' | 'needs'>,
): Release {
  const folder = join(distFolder(name), 'browser')
  const manifest = federationManifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const declaration = readDeclaration(name)
  const files = releaseFiles(folder)
  const release: Release = {
    name,
    version,
    contract: SHARED_CONTRACT_VERSION,
    declaration,
    entry: manifest.metaData.remoteEntry.name,
    entryGlobal: globalOf(name, hash),
    exposes: Object.fromEntries(
      manifest.exposes.map((expose) => [
        expose.path,
        { js: expose.assets.js.sync, css: expose.assets.css.sync },
      ]),
    ),
    styles,
    needs,
    // The one bundle is drawn by the shell's own server build.
    serverEntry: name === 'mono' ? '' : 'server.cjs',
    createdAt: new Date().toISOString(),
  } satisfies z.input<typeof releaseSchema>)
}

/** The shell carries two namespaces; they are told apart by `namespace:key`. */
function prefix(namespaces: Record<string, Record<string, string> | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(namespaces).flatMap(([namespace, texts]) =>
      Object.entries(texts ?? {}).map(([key, text]) => [`${namespace}:${key}`, text]),
    ),
  )
}
