import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { faultsWithin, faultsWithOthers, formatFault, type DeclaredModule } from '@site/config/checks'
import type { ModuleDeclaration } from '@site/config/schema'
import { z } from 'zod'
import { packageFolder } from '../paths.ts'
import { exposesIn } from '../presets/configs.ts'
import { iconFaults } from '../icons/release-icons.ts'
import { eventFaults } from './event-faults.ts'
import { factsOf, helpersOf } from './events.ts'
import { moduleSources } from './module-sources.ts'
import { declaredModule, iconsFor, othersIn } from './neighbours.ts'
import { OWN, partsOfTexts, isInFolder } from './part-texts.ts'
import { textFaults, type KnownTexts } from './used-texts.ts'
import { wallFaults } from './walls.ts'

/**
 * Throws when a module's declaration, texts and sources do not agree with one another or take what is not theirs: all faults at
 * once, each with file, field and way out (MOD-02, MOD-04, MOD-09). `folder` is in a folder of modules beside the others.
 * What needs the modules that are live (places, events, where rows lead) is checked when it is published.
 */
export function checkSources(folder: string, declaration: ModuleDeclaration): void {
  const { name, events } = declaration
  const apps = dirname(folder)
  const root = dirname(apps)
  const module = declaredModule(folder, declaration)
  const sources = moduleSources(folder, Object.values(exposesIn(folder)))
  const helpers = helpersOf(join(packageFolder('shared-api'), 'src', 'index.ts'))
  const faults = [
    ...faultsWithin(module, iconsFor(folder)).map(formatFault),
    ...faultsWithOthers(module, othersIn(apps, name)).map(formatFault),
    ...iconFaults(folder, declaration),
    ...wallFaults(folder, sources, root),
    ...eventFaults(`apps/${name}/module.json`, events, factsOf(sources, helpers, root)),
    ...textFaults(sources, knownTexts(folder, module), root),
    ...unaskedFaults(folder),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** What a file may say: `common` anywhere; of the module's texts its own, and those of the folders that the file is in. */
function knownTexts(folder: string, { declaration, messages, partTexts = {} }: DeclaredModule): KnownTexts {
  const common = commonKeys()
  const folders = [[OWN, messages], ...Object.entries(partTexts)] as const
  const keys = folders.map(([place, texts]) => ({ place, keys: keysOf(texts) }))
  return (namespace, file) => {
    if (namespace === 'common') return common
    if (namespace !== declaration.name) return undefined
    return new Set(keys.flatMap((one) => (isInFolder(folder, one.place, file) ? [...one.keys] : [])))
  }
}

/** Texts that come with no screen or slot. */
function unaskedFaults(folder: string): string[] {
  return [...partsOfTexts(folder, exposesIn(folder))].flatMap(([place, exposes]) =>
    exposes.length > 0
      ? []
      : `apps/${basename(folder)}/src/${place}/messages: no screen or slot has code in ${place} that asks for them: move them to where they are used, or take them away.`,
  )
}

const keysOf = (messages: Readonly<Record<string, Readonly<Record<string, string>>>>): ReadonlySet<string> =>
  new Set(Object.values(messages).flatMap((texts) => Object.keys(texts)))

function commonKeys(): ReadonlySet<string> {
  const file = join(packageFolder('shared-api'), 'src', 'messages', 'EN.json')
  return new Set(Object.keys(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))))
}
