import type { Release } from '@site/config/schema'
import { refuseClashes } from './clashes.ts'
import { refuseIncompatible } from './compatibility.ts'
import { keyOf, type Cohort } from './rollout-cohort.ts'
import { RefusedRelease } from './refused-release.ts'
import type { Registry } from './registry.ts'

/** A number that no canary reaches: what a brand has apart from them. */
const BEYOND_CANARIES = 100

/** What a brand has apart from canaries. */
export const seenBeyondCanaries = (registry: Registry, merchant: string): Registry =>
  registry.seenBy({ merchant, bucket: BEYOND_CANARIES })

/** The registry as a brand's visitors would see it with other releases: also of modules that no visitor has yet. */
export function triedOut(registry: Registry, merchant: string, cohort: Cohort): Registry {
  const seen = seenBeyondCanaries(registry, merchant)
  const chosen = (name: string): Release | undefined => {
    const version = cohort.get(name)
    return version === undefined ? undefined : registry.release(name, version)
  }
  const modules = [...cohort.keys()].filter((name) => name !== 'shell' && name !== 'mono')
  return {
    ...seen,
    cohort: `${seen.cohort} | ${keyOf(cohort)}`,
    modules: () => [...new Set([...seen.modules(), ...modules])].sort(),
    live: (name) => chosen(name) ?? seen.live(name),
    lastGood: (name) => (cohort.has(name) ? seen.live(name) : seen.lastGood(name)),
  }
}

/** Throws RefusedRelease where a release does not lie in the registry, or they do not fit one another and what the brand has else. */
export function refuseTrial(registry: Registry, merchant: string, cohort: Cohort): void {
  for (const [name, version] of cohort)
    if (registry.release(name, version) === undefined)
      throw new RefusedRelease(
        `${name} ${version} is not in the registry. npm run releases -- ${name} names those that are.`,
      )
  const now = allLive(seenBeyondCanaries(registry, merchant))
  const next = allLive(triedOut(registry, merchant, cohort))
  refuseIncompatible(
    next.filter(({ name, version }) => cohort.get(name) === version),
    now,
  )
  refuseClashes(next, now)
}

/** The live releases of all modules, the shell's first. */
export const allLive = (registry: Registry): Release[] =>
  ['shell', ...registry.modules()].flatMap((name) => registry.live(name) ?? [])
