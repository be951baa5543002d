import type { Brand, ModuleDeclaration, PlanModule, Release } from '@site/config/schema'
import type { AssetStore } from '#assets/asset-store.ts'
import type { Registry } from '#registry/registry.ts'
import { hasModule } from './offer.ts'

/** The released modules and which of them a brand has. */
export interface BrandReleases {
  readonly releases: ReadonlyMap<string, Release>
  /** Of every live module, also of those that the brand has not: flags are declared there. */
  readonly declarations: readonly ModuleDeclaration[]
}

/** Every module with a live release is known; the brand's own switches say which it has (MOD-05). */
export function releasesOf(brand: Brand, registry: Registry, assets: AssetStore): BrandReleases {
  const live = registry.modules().flatMap((name) => usable(registry, assets, name) ?? [])
  const own = live.filter(({ declaration }) => hasModule(brand, declaration))
  return {
    releases: new Map(own.map((release) => [release.name, release])),
    declarations: live.map(({ declaration }) => declaration),
  }
}

/** The live release, or the last good one when the live one's files are damaged on disk. */
export function usable(registry: Registry, assets: AssetStore, name: string): Release | undefined {
  const live = registry.live(name)
  if (live === undefined || assets.intact(live)) return live
  const good = registry.lastGood(name)
  return good && assets.intact(good) ? good : live
}

/** A module as the page loads it, with the release to fall back to where there is another one. */
export function planModule(release: Release, good: Release | undefined): PlanModule {
  return {
    name: release.name,
    ...address(release),
    ...(good && good.version !== release.version ? { lastGood: address(good) } : {}),
  }
}

const address = ({ version, entryGlobal, entry, exposes }: Release) => ({
  version,
  global: entryGlobal,
  entry,
  exposes,
})
