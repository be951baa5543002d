import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import {
  budgetFaults,
  parseDeclaration,
  releaseSchema,
  type ModuleDeclaration,
  type Release,
} from '@site/config/schema'
import { SHARED_CONTRACT_VERSION } from '@site/config'
import { writeIcons } from '../icons/release-icons.ts'
import { withFirstCalls } from '../contract/first-data.ts'
import { moduleMessages, readMessages } from './messages.ts'
import { appFolder, distFolder, root } from '../paths.ts'
import { exposesIn, exposesOf, globalOf } from '../presets/configs.ts'
import { givesOf } from './gives.ts'
import { readShellEvents } from './read-shell-events.ts'
import { integrityOf, releaseFiles } from './release-files.ts'

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) })
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
})

/** Reads and checks `module.json`, its first calls as addresses; the error names the file and the field. */
export const readDeclaration = (name: string): ModuleDeclaration => readDeclarationIn(appFolder(name))

/** The same of a module in any folder. */
export function readDeclarationIn(folder: string): ModuleDeclaration {
  const file = `apps/${basename(folder)}/module.json`
  const text = readFileSync(join(folder, 'module.json'), 'utf8')
  return withFirstCalls(file, parseDeclaration(file, text, Object.keys(exposesIn(folder))))
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
  const icons = writeIcons(appFolder(name), declaration, folder)
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
    icons,
    files,
    ...moduleMessages(appFolder(name), exposesOf(name)),
    serverEntry: 'server.cjs',
    serverIntegrity: integrityOf(join(distFolder(name), 'server', 'server.cjs')),
    createdAt: new Date().toISOString(),
  }
  checkBudget(release)
  return releaseSchema.parse(release)
}

/** Throws with the figures when a module outgrew its own budget (MOD-09). */
function checkBudget(release: Release): void {
  const faults = budgetFaults(release, (file) => release.files.find(({ name }) => name === file)?.brotli ?? 0)
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** The shell is a release like any other: its entry is the page's own script. */
export function describeShell(
  name: 'shell' | 'mono',
  version: string,
  entryFiles: { js: string[]; css: string[] },
  styles: Release['styles'],
): Release {
  const files = releaseFiles(join(distFolder(name), 'browser'))
  const shell = readMessages(join(appFolder('shell'), 'src', 'messages'))
  const common = readMessages(join(root, 'packages', 'shared-api', 'src', 'messages'))
  return releaseSchema.parse({
    name,
    version,
    contract: SHARED_CONTRACT_VERSION,
    declaration: {
      name: 'shell',
      events: { emits: readShellEvents() },
      budget: { entry: 200, expose: 200, total: 400 },
    },
    entry: entryFiles.js.at(-1) ?? '',
    entryGlobal: '',
    exposes: { '.': entryFiles },
    styles,
    needs: {},
    ...(name === 'shell' ? { gives: givesOf() } : {}),
    files,
    messages: Object.fromEntries(
      Object.keys(shell).map((language) => [
        language,
        prefix({ shell: shell[language], common: common[language] }),
      ]),
    ),
    // The one bundle is drawn by the shell's own server build.
    serverEntry: name === 'mono' ? '' : 'server.cjs',
    ...(name === 'mono'
      ? {}
      : { serverIntegrity: integrityOf(join(distFolder(name), 'server', 'server.cjs')) }),
    createdAt: new Date().toISOString(),
  } satisfies z.input<typeof releaseSchema>)
}

/** The shell carries two namespaces; they are distinguished by `namespace:key`. */
function prefix(namespaces: Record<string, Record<string, string> | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(namespaces).flatMap(([namespace, texts]) =>
      Object.entries(texts ?? {}).map(([key, text]) => [`${namespace}:${key}`, text]),
    ),
  )
}
