import type { Release } from '@site/config/schema'
import { refuseClashes } from './clashes.ts'
import { refuseMisfits } from './fits.ts'
import { keyOf, type Lane } from './lanes.ts'
import { RefusedRelease } from './refused-release.ts'
import type { Registry } from './registry.ts'

/** A number that no canary reaches: what a brand has apart from them. */
const BEYOND_CANARIES = 100

/** What a brand has apart from canaries. */
export const seenBeyondCanaries = (registry: Registry, merchant: string): Registry =>
  registry.seenBy({ merchant, bucket: BEYOND_CANARIES })

/** The registry as a brand's visitors would see it with other releases: also of modules that no visitor has yet. */
export function triedOut(registry: Registry, merchant: string, lane: Lane): Registry {
  const seen = seenBeyondCanaries(registry, merchant)
  const chosen = (name: string): Release | undefined => {
    const version = lane.get(name)
    return version === undefined ? undefined : registry.release(name, version)
  }
  const modules = [...lane.keys()].filter((name) => name !== 'shell' && name !== 'mono')
  return {
    ...seen,
    lane: `${seen.lane} | ${keyOf(lane)}`,
    modules: () => [...new Set([...seen.modules(), ...modules])].sort(),
    live: (name) => chosen(name) ?? seen.live(name),
    lastGood: (name) => (lane.has(name) ? seen.live(name) : seen.lastGood(name)),
  }
}

/** Throws RefusedRelease where a release does not lie in the registry, or they do not fit one another and what the brand has else. */
export function refuseTrial(registry: Registry, merchant: string, lane: Lane): void {
  for (const [name, version] of lane)
    if (registry.release(name, version) === undefined)
      throw new RefusedRelease(
        `${name} ${version} is not in the registry. npm run releases -- ${name} names those that are.`,
      )
  const now = allLive(seenBeyondCanaries(registry, merchant))
  const next = allLive(triedOut(registry, merchant, lane))
  refuseMisfits(
    next.filter(({ name, version }) => lane.get(name) === version),
    now,
  )
  refuseClashes(next, now)
}

/** The live releases of all modules, the shell's first. */
export const allLive = (registry: Registry): Release[] =>
  ['shell', ...registry.modules()].flatMap((name) => registry.live(name) ?? [])
