import { userInfo } from 'node:os'
import { releasesDir } from '#config.ts'
import type { Channels } from '#registry/channels.ts'
import type { By, Move } from '#registry/moves.ts'
import { openRegistry, type PublishOptions, type Registry } from '#registry/registry.ts'
import { bucketStore } from '#store/bucket-store.ts'
import { createMirror } from '#store/mirror.ts'
import { bucketOfEnvironment } from '#store/store-setting.ts'
import type { Release } from '@site/config/schema'

/** The registry as commands have it (RELEASES_DIR, else in DATA_DIR; with RELEASES_BUCKET the bucket's): running sites follow by themselves. */
export interface Releases {
  readonly registry: Registry
  /** Brings releases that lie in the registry to where every host has them from. */
  share(releases: readonly Release[]): Promise<void>
  point(releases: readonly Release[], options: PublishOptions): Promise<void>
  move(move: Move, by: By): Promise<void>
  remove(module: string, version?: string): Promise<void>
}

export async function openReleases(onProblem?: (message: string) => void): Promise<Releases> {
  const bucket = bucketOfEnvironment(process.env)
  const mirror = bucket && createMirror(releasesDir(process.env), bucketStore(bucket))
  await mirror?.pull()
  const registry = openRegistry(releasesDir(process.env), onProblem)
  const change = async (next: (now: Channels) => Channels, here: () => void): Promise<void> => {
    if (mirror) await mirror.change(next)
    else here()
  }
  return {
    registry,
    async share(releases) {
      for (const release of releases) await mirror?.push(release)
    },
    point: (releases, options) =>
      change(
        (now) => registry.pointed(now, releases, options),
        () => registry.point(releases, options),
      ),
    move: (move, by) =>
      change(
        (now) => registry.moved(now, move, by),
        () => registry.move(move, by),
      ),
    remove: (module, version) =>
      change(
        (now) => registry.without(now, module, version),
        () => registry.remove(module, version),
      ),
  }
}

/** Who runs a command: RELEASED_BY, else the name on this machine. */
export const whoRuns = (): string => process.env['RELEASED_BY'] ?? userInfo().username
