import type { Release } from '@site/config/schema'
import type { AssetStore } from '#assets/asset-store.ts'
import { refuseClashes } from '#registry/clashes.ts'
import { RefusedRelease, type Registry } from '#registry/registry.ts'
import { allLive, seenBeyondCanaries } from '#registry/trial.ts'

/** Modules as a developer's machine builds them, instead of releases (MOD-08). */
export interface Builds {
  /** Where their files are fetched: the loopback of who looks. */
  readonly origin: string
  readonly releases: ReadonlyMap<string, Release>
  /** Of this machine (`npm run dev`): its releases have the same sources, and what they draw and their styles stand in the page at once. */
  readonly isLocal: boolean
}

/** The registry with builds in the places of releases, which are what they fall back to. */
export function withBuilds(registry: Registry, { releases, isLocal }: Builds): Registry {
  const live = (name: string): Release | undefined => {
    const [build, release] = [releases.get(name), registry.live(name)]
    return build && isLocal && release ? drawnBy(build, release) : (build ?? release)
  }
  const modules = [...releases.keys()].filter((name) => name !== 'shell')
  return {
    ...registry,
    modules: () => [...new Set([...registry.modules(), ...modules])].sort(),
    live,
    lastGood: (name) => (releases.has(name) ? registry.live(name) : registry.lastGood(name)),
  }
}

/** Files of builds lie on no disk of this service. */
export const withBuilt = (assets: AssetStore, { releases }: Builds): AssetStore => ({
  ...assets,
  intact: (release) => releases.has(release.name) || assets.intact(release),
})

/** A build with what a release of the same sources has beside its scripts: what draws it, its styles, its icons. */
function drawnBy(build: Release, release: Release): Release {
  const exposes = Object.entries(build.exposes).map(([expose, { js }]) => [
    expose,
    { js, css: release.exposes[expose]?.css ?? [] },
  ])
  const { version, serverEntry, serverIntegrity, icons } = release
  return {
    ...build,
    version,
    serverEntry,
    ...(serverIntegrity !== undefined && { serverIntegrity }),
    ...(icons && { icons }),
    exposes: Object.fromEntries(exposes),
    files: [...build.files, ...release.files],
  }
}

/** Throws RefusedRelease where the site allows no builds from there, or what they declare does not fit beside what is live. */
export function refuseBuilds(
  registry: Registry,
  devOrigins: readonly string[],
  { merchant, origin, builds }: { merchant: string; origin: string; builds: readonly Release[] },
): void {
  if (!devOrigins.includes(origin))
    throw new RefusedRelease(
      `This site lets no module of ${origin} run in it. Who operates it allows that with DEV_ORIGINS=${origin} for its delivery service.`,
    )
  const seen = seenBeyondCanaries(registry, merchant)
  const releases = new Map(builds.map((build) => [build.name, build]))
  refuseClashes(allLive(withBuilds(seen, { origin, releases, isLocal: false })), allLive(seen))
}
