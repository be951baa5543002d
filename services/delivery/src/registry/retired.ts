import type { Pointer } from './channels.ts'
import { RefusedRelease } from './refused-release.ts'

/** One release of a module. */
export interface Named {
  readonly module: string
  readonly version: string
}

/** Refuses to choose a release that was retired. */
export function refuseRetired(pointer: Pointer | undefined, { module, version }: Named): void {
  const at = pointer?.retired?.[version]
  if (at === undefined) return
  throw new RefusedRelease(
    `${module} ${version} was retired on ${at.slice(0, 10)} and may not be chosen. To let it: npm run retire -- ${module}@${version} --off`,
  )
}

/** The pointer when a release may not be chosen any more; one that visitors have is not retired. */
export function retired(
  pointer: Pointer,
  { module, version }: Named,
  isHere: (version: string) => boolean,
): Pointer {
  const refuse = (who: string, out: string): never => {
    throw new RefusedRelease(`${module} ${version} is ${who}: it cannot be retired. ${out}`)
  }
  const { lastGood, ...rest } = pointer
  // Those that were swept need no mark any more.
  const previous = Object.entries(pointer.retired ?? {}).filter(([one]) => isHere(one))
  const pinned = Object.entries(pointer.pins ?? {}).find(([, other]) => other === version)
  if (version === pointer.live) refuse('live', `Take it back first: npm run rollback -- ${module}`)
  if (version === pointer.canary?.version)
    refuse('the canary', `End that first: npm run canary -- ${module} --stop`)
  if (pinned)
    refuse(
      `what ${pinned[0]} stays on`,
      `Let it go first: npm run pin -- ${module} --brand ${pinned[0]} --off`,
    )
  return {
    ...rest,
    ...(lastGood === undefined || lastGood === version ? {} : { lastGood }),
    retired: { ...Object.fromEntries(previous), [version]: new Date().toISOString() },
  }
}

/** The pointer when a release may be chosen again. */
export function restored(pointer: Pointer, { module, version }: Named): Pointer {
  const { retired: all = {}, ...rest } = pointer
  const { [version]: at, ...others } = all
  if (at === undefined) throw new RefusedRelease(`${module} ${version} is not retired: nothing was changed.`)
  return { ...rest, ...(Object.keys(others).length > 0 ? { retired: others } : {}) }
}
