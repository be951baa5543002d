import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { appFolder, distFolder, modulesInTree, packageFolder } from '../paths.ts'
import { contractsOf } from './contracts-of.ts'
import { sourceHash } from './source-hash.ts'

const versioned = z.object({ version: z.string() })
const versionIn = (file: string): string => versioned.parse(JSON.parse(readFileSync(file, 'utf8'))).version

/** What decides a build's content: the module's own folder, the contract files it imports and the presets; for the shell also the shared packages. */
function inputs(name: string): string[] {
  const config = [join(packageFolder('build'), 'src'), join(packageFolder('config'), 'src')]
  const shared = [packageFolder('shared-api'), packageFolder('ui')]
  if (name === 'mono') return [...['shell', ...modulesInTree()].map(appFolder), ...config, ...shared]
  return name === 'shell'
    ? [appFolder(name), ...config, ...shared]
    : [appFolder(name), ...contractsOf(appFolder(name)), ...config]
}

/** The version a build of the present sources has: the package's own, and eight digits over its sources. */
export function wantedVersion(name: string): { version: string; hash: string } {
  const hash = sourceHash(inputs(name))
  return {
    version: `${versionIn(join(appFolder(name === 'mono' ? 'shell' : name), 'package.json'))}-${hash}`,
    hash,
  }
}

/** Whether the last build of a module still is what its sources would give. */
export function upToDate(name: string): boolean {
  const file = join(distFolder(name), 'release.json')
  return existsSync(file) && versionIn(file) === wantedVersion(name).version
}
