import type { ModuleDeclaration } from '@site/config/schema'
import { join } from 'node:path'
import { appFolder, packageFolder, root } from '../paths.ts'
import { exposesOf } from '../presets/configs.ts'
import { eventFaults } from './event-faults.ts'
import { factsOf, helpersOf } from './events.ts'
import { moduleSources } from './module-sources.ts'
import { wallFaults } from './walls.ts'

/** Throws when a module's sources are not what its declaration says, or take what is not theirs: all faults at once. */
export function checkSources(name: string, { events }: ModuleDeclaration): void {
  const folder = appFolder(name)
  const sources = moduleSources(folder, Object.values(exposesOf(name)))
  const helpers = helpersOf(join(packageFolder('shared-api'), 'src', 'index.ts'))
  const faults = [
    ...wallFaults(folder, sources, root),
    ...eventFaults(`apps/${name}/module.json`, events, factsOf(sources, helpers, root)),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
