import type { Release } from '@site/config/schema'
import type { Registry } from '#registry/registry.ts'

/** The registry as it would be if these releases were live: they need not be described there yet. */
export function preview(registry: Registry, candidates: readonly Release[]): Registry {
  const found = (name: string): Release | undefined => candidates.find((release) => release.name === name)
  const names = candidates.map(({ name }) => name).filter((name) => name !== 'shell')
  const seen: Registry = {
    ...registry,
    seenBy: () => seen,
    modules: () => [...new Set([...registry.modules(), ...names])],
    live: (name) => found(name) ?? registry.live(name),
    lastGood: () => undefined,
    integrityOf: (module, file) =>
      found(module)?.files.find(({ name }) => name === file)?.integrity ?? registry.integrityOf(module, file),
  }
  return seen
}
