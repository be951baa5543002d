import { faultsBeside, formatFault, type DeclaredModule, type Fault } from '@site/config/checks'
import type { Release } from '@site/config/schema'
import { RefusedRelease } from './refused-release.ts'

interface Clash {
  readonly module: Release
  readonly fault: Fault
}

const label = ({ name, version }: Release): string => `${name} ${version}`
const isModule = ({ name }: Release): boolean => name !== 'shell' && name !== 'mono'

/** Everything in a set of releases that does not fit beside the others, by their declarations. */
function clashesIn(releases: readonly Release[]): Clash[] {
  const modules = releases.filter(isModule)
  const emitted = releases.find(({ name }) => name === 'shell')?.declaration.events.emits ?? {}
  // Older shells do not declare what they emit: then a missing event cannot be detected.
  const sharedEvents = Object.keys(emitted).length === 0 ? undefined : emitted
  return modules.flatMap((module) => {
    const others: DeclaredModule[] = modules.filter((other) => other !== module)
    return faultsBeside(module, { others, sharedEvents }).map((fault) => ({ module, fault }))
  })
}

const keyOf = ({ module, fault }: Clash): string => [module.name, fault.field, fault.expected].join('\n')

/**
 * Refuses a change of what is live by which declarations would no longer fit one another: two modules with one path, a row to
 * nowhere, a slot without a place, an event that none emits (MOD-02, MOD-12). What did not fit before blocks no release.
 */
export function refuseClashes(next: readonly Release[], now: readonly Release[]): void {
  const before = new Set(clashesIn(now).map(keyOf))
  const fresh = clashesIn(next).filter((clash) => !before.has(keyOf(clash)))
  if (fresh.length === 0) return
  const leaving = now.filter(({ name, version }) => !next.some((one) => label(one) === `${name} ${version}`))
  throw new RefusedRelease(fresh.map((clash) => words(clash, now, leaving)).join('\n'))
}

/** Of a module that changes, its own fault; of one that stays, what it needs of those that leave. */
function words({ module, fault }: Clash, now: readonly Release[], leaving: readonly Release[]): string {
  const stays = now.some((one) => label(one) === label(module))
  if (!stays) return `${label(module)} does not fit what is live: ${formatFault(fault)}`
  const names = leaving.map(label).join(', ')
  return `${label(module)} is live and needs ${names} as it is: ${formatFault(fault)}. Release a ${module.name} that does without it first, or both at once.`
}
