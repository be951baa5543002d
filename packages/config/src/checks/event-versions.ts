import { fileOf, type DeclaredModule, type Fault } from './fault.ts'

/** Events that a module listens to in a version without an emitter: no other module, not itself, not the shell (`shared`). */
export function faultsOfEvents(
  module: DeclaredModule,
  others: readonly DeclaredModule[],
  shared: Readonly<Record<string, number>>,
): Fault[] {
  const emitters = [shared, ...[module, ...others].map(({ declaration }) => declaration.events.emits)]
  return Object.entries(module.declaration.events.listens).flatMap(([name, version]) => {
    const versions = [...new Set(emitters.flatMap((emits) => emits[name] ?? []))]
    if (versions.includes(version)) return []
    return {
      file: fileOf(module),
      field: `events.listens.${name}`,
      expected:
        versions.length === 0
          ? `an emitted event, not "${name}"`
          : `"${name}" in an emitted version (${versions.join(', ')}), not ${version}`,
      help: 'mend the name or the version, or publish the module that emits it first',
    }
  })
}
