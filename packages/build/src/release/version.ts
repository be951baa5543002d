import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  appFolder,
  contractFolder,
  distFolder,
  isConsole,
  modulesInTree,
  packageFolder,
  root,
} from '../paths.ts'
import { exposesOf } from '../presets/configs.ts'
import { bundledFiles } from '../sources/bundled-files.ts'
import { moduleSources } from '../sources/module-sources.ts'
import { sourceHash } from './source-hash.ts'

const versioned = z.object({ version: z.string() })
const versionIn = (file: string): string => versioned.parse(JSON.parse(readFileSync(file, 'utf8'))).version

/** Pins of the packages from npm that several workspaces use; those of one are in its own package.json. */
const pins = join(root, 'pnpm-workspace.yaml')

/** Folders and files that decide what a build contains. What the shell shares is in no remote, so it decides nothing there. */
const inputs = (name: string): string[] => [...sourcesOf(name), pins]

function sourcesOf(name: string): string[] {
  const presets = join(packageFolder('build'), 'src')
  if (isConsole(name)) return [appFolder(name), presets, join(packageFolder('config'), 'src'), contractFolder]
  if (name !== 'shell' && name !== 'mono') {
    const sources = moduleSources(appFolder(name), Object.values(exposesOf(name)))
    const contract = join(packageFolder('config'), 'src', 'shared-libraries.ts')
    return [appFolder(name), presets, contract, ...bundledFiles(sources)]
  }
  const shared = [
    presets,
    join(packageFolder('config'), 'src'),
    packageFolder('composition'),
    packageFolder('shared-api'),
    packageFolder('ui'),
  ]
  return [...(name === 'mono' ? ['shell', ...modulesInTree()] : [name]).map(appFolder), ...shared]
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
