import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { SHARED_CONTRACT_VERSION } from '@site/config'
import { z } from 'zod'
import { appFolder, packageFolder } from '../paths.ts'
import { bundledFiles } from '../sources/bundled-files.ts'
import { emitsOf } from '../sources/events.ts'
import { moduleSources } from '../sources/module-sources.ts'

const CODE = /\.tsx?$/
const TEST = /\.(test|soak)\.tsx?$|\.d\.ts$/

const bus = z.object({ CROSS_TAB_EVENTS: z.array(z.string()) })

/**
 * Events that the shell's release emits by itself, through what it shares, and from other tabs, with their version: modules
 * that listen to one rely on it (MOD-12).
 */
export function readShellEvents(): Record<string, number> {
  const shell = appFolder('shell')
  const own = moduleSources(shell, sourcesBelow(join(shell, 'src')))
  const shared = sourcesBelow(join(packageFolder('shared-api'), 'src'))
  const carried = bundledFiles(own).filter((file) => CODE.test(file))
  const passedOn = bus.parse(
    createRequire(import.meta.url)(join(packageFolder('shared-api'), 'src', 'events.ts')),
  ).CROSS_TAB_EVENTS
  const names = [...new Set([...emitsOf([...own, ...carried, ...shared]), ...passedOn])].sort()
  return Object.fromEntries(names.map((name) => [name, SHARED_CONTRACT_VERSION]))
}

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file) && !TEST.test(file) && !/(^|\/)testing\//.test(file))
    .map((file) => join(folder, file))
