import type { Release } from '@site/config/schema'
import type { Channels } from './channels.ts'
import { refuseClashes } from './clashes.ts'
import { RefusedRelease } from './refused-release.ts'

interface What {
  readonly module: string
  /** Undefined: the whole module. */
  readonly version: string | undefined
}

interface Around {
  readonly live: readonly Release[]
  /** What the module falls back to, where it has something that served well. */
  readonly lastGood: Release | undefined
  check(releases: readonly Release[], options: { readonly force: boolean }): void
}

/** The pointers when a module, or one release of it, is off. Throws RefusedRelease where that cannot be, with the way out. */
export function withoutRelease(
  now: Channels,
  { module, version }: What,
  { live, lastGood, check }: Around,
): Channels {
  const { [module]: pointer, ...others } = now
  if (pointer === undefined)
    throw new RefusedRelease(
      `"${module}" is not in the registry. There are ${Object.keys(now).sort().join(', ') || 'no modules'}.`,
    )
  if (version === undefined) {
    if (module === 'shell')
      throw new RefusedRelease('The shell cannot be taken off: without it there is no page. Release another.')
    const rest = live.filter(({ name }) => name !== module)
    refuseClashes(rest, live)
    return others
  }
  const { lastGood: fallback, ...rest } = pointer
  if (version === fallback) return { ...others, [module]: rest }
  if (version !== pointer.live)
    throw new RefusedRelease(
      `${module} ${version} is neither live nor what ${module} falls back to: live is ${pointer.live}, the fall-back ${pointer.lastGood ?? 'none'}.`,
    )
  if (lastGood === undefined)
    throw new RefusedRelease(
      `${module} ${version} is live and there is nothing to fall back to. Release another, or take the whole module off: npm run registry -- remove ${module}`,
    )
  check([lastGood], { force: true })
  return { ...others, [module]: { ...rest, live: lastGood.version } }
}
