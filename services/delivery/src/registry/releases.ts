import type { Release } from '@site/config/schema'
import type { Mirror } from '#store/mirror.ts'
import type { Channels, Pointer } from './channels.ts'
import type { By, Move } from './moves.ts'
import type { PublishOptions, Registry } from './registry.types.ts'

/** What a move changed. */
export interface Moved {
  /** Undefined for a module that came with it. */
  readonly before: Pointer | undefined
}

/** The registry as it is changed: in its folder, or in the bucket that the folders of several hosts follow. */
export interface Releases {
  readonly registry: Registry
  /** Brings releases that lie in the registry to where every host has them from. */
  share(releases: readonly Release[]): Promise<void>
  point(releases: readonly Release[], options: PublishOptions): Promise<void>
  move(move: Move, by: By): Promise<Moved>
  remove(module: string, version?: string): Promise<void>
}

export function createReleases(
  registry: Registry,
  mirror: Pick<Mirror, 'push' | 'change'> | undefined,
): Releases {
  const change = (next: (now: Channels) => Channels): Promise<void> =>
    mirror ? mirror.change(next) : registry.change(next)
  return {
    registry,
    async share(releases) {
      for (const release of releases) await mirror?.push(release)
    },
    async point(releases, options) {
      await change((now) => registry.pointed(now, releases, options))
      registry.tidy()
    },
    async move(move, by) {
      let before: Pointer | undefined
      await change((now) => {
        before = now[move.module]
        return registry.moved(now, move, by)
      })
      registry.tidy()
      return { before }
    },
    async remove(module, version) {
      if (mirror) await mirror.change((now) => registry.without(now, module, version))
      else registry.remove(module, version)
    },
  }
}
