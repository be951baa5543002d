import type { ModuleDeclaration } from '@site/config/schema'
import type { Facts } from './events.ts'

/** Where code and declaration disagree about events, each with the file and what to do (seams: events). */
export function eventFaults(file: string, declared: ModuleDeclaration['events'], facts: Facts): string[] {
  return (['emits', 'listens'] as const).flatMap((part) => {
    const said = Object.keys(declared[part])
    const verb = part === 'emits' ? 'emits' : 'subscribes to'
    return [
      ...[...facts[part]].flatMap(([name, where]) =>
        said.includes(name)
          ? []
          : [`${where} ${verb} "${name}", which ${file} does not say: add it to events.${part}.`],
      ),
      ...said.flatMap((name) =>
        facts[part].has(name)
          ? []
          : [`${file}: events.${part} says "${name}", which no code of the module ${verb}: take it out.`],
      ),
    ]
  })
}
