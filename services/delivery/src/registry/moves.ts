import type { Change, Channels, Pointer } from './channels.ts'
import { RefusedRelease } from './refused-release.ts'

/** So many changes of a module are told of; all of them are in the log of who made them. */
const TOLD = 30

/** Who changes pointers, and why; kept with the change. */
export interface By {
  readonly who: string
  readonly why?: string | undefined
}

export type Move =
  | {
      readonly did: 'canary'
      readonly module: string
      readonly version: string
      readonly percent: number
      readonly brands?: readonly string[] | undefined
    }
  | { readonly did: 'stop'; readonly module: string }
  | { readonly did: 'promote'; readonly module: string }
  | { readonly did: 'rollback'; readonly module: string; readonly to?: string | undefined }
  | { readonly did: 'pin'; readonly module: string; readonly version: string; readonly brand: string }
  | { readonly did: 'unpin'; readonly module: string; readonly brand: string }

/** What a move has to know of the releases. */
interface Around {
  isHere(module: string, version: string): boolean
  /** What a module goes back to, where it has something that has not failed. */
  lastGood(module: string): string | undefined
  /** What becomes the fall-back of a release that takes the live one's place. */
  nextGood(module: string): string | undefined
}

export function noted(pointer: Pointer, change: Omit<Change, 'at'>): Pointer {
  const at = new Date().toISOString()
  return { ...pointer, changes: [{ at, ...change }, ...(pointer.changes ?? [])].slice(0, TOLD) }
}

/** The pointers after a move. Throws RefusedRelease where it cannot be, with the way out. */
export function moved(now: Channels, move: Move, by: By, around: Around): Channels {
  const { module } = move
  const pointer = now[module]
  if (pointer === undefined)
    throw new RefusedRelease(
      `"${module}" is not in the registry. There are ${Object.keys(now).sort().join(', ') || 'no modules'}.`,
    )
  const [next, version] = after(pointer, move, around)
  const { who, why } = by
  const change = { who, did: move.did, version, before: pointer.live, ...(why === undefined ? {} : { why }) }
  return { ...now, [module]: noted(next, change) }
}

function after(pointer: Pointer, move: Move, around: Around): readonly [Pointer, string] {
  const { module } = move
  const { canary, pins, ...rest } = pointer
  const known = (version: string): string => {
    if (around.isHere(module, version)) return version
    throw new RefusedRelease(
      `${module} ${version} is not in the registry. npm run releases -- ${module} names those that are.`,
    )
  }
  const kept = { ...rest, ...(pins && { pins }) }
  switch (move.did) {
    case 'canary': {
      const version = known(move.version)
      if (version === pointer.live)
        throw new RefusedRelease(`${module} ${version} is live: everybody has it already.`)
      const { percent, brands } = move
      return [{ ...pointer, canary: { version, percent, ...(brands && { brands: [...brands] }) } }, version]
    }
    case 'stop':
      return [kept, running(module, canary).version]
    case 'promote': {
      const { version } = running(module, canary)
      return [liveNow(kept, version, around.nextGood(module)), version]
    }
    case 'rollback': {
      const version = move.to === undefined ? backTo(module, around.lastGood(module)) : known(move.to)
      if (version === pointer.live) throw new RefusedRelease(`${module} ${version} is live already.`)
      return [liveNow({ ...kept, ...(canary && { canary }) }, version, around.nextGood(module)), version]
    }
    case 'pin': {
      const version = known(move.version)
      return [{ ...pointer, pins: { ...pins, [move.brand]: version } }, version]
    }
    case 'unpin': {
      const { [move.brand]: version, ...others } = pins ?? {}
      if (version === undefined)
        throw new RefusedRelease(`${module} is not pinned for ${move.brand}: nothing was changed.`)
      const left = Object.keys(others).length > 0 ? { pins: others } : {}
      return [{ ...rest, ...(canary && { canary }), ...left }, version]
    }
  }
}

/** The pointer with another live release: a canary of it ends with that. */
export function liveNow(pointer: Pointer, version: string, good: string | undefined): Pointer {
  const { canary, pins, changes } = pointer
  return {
    live: version,
    ...(good === undefined || good === version ? {} : { lastGood: good }),
    ...(canary && canary.version !== version ? { canary } : {}),
    ...(pins && { pins }),
    ...(changes && { changes }),
  }
}

function running(module: string, canary: Pointer['canary']): NonNullable<Pointer['canary']> {
  if (canary) return canary
  throw new RefusedRelease(`${module} has no canary. Begin one: npm run release -- ${module} --canary 10`)
}

function backTo(module: string, version: string | undefined): string {
  if (version !== undefined) return version
  throw new RefusedRelease(
    `${module} has no release before that served. Name one with --to; npm run releases -- ${module} names those that are here.`,
  )
}

/** The command that undoes a move. */
export function undoOf(move: Move, before: Pointer): string {
  const { module } = move
  const again = ({ version, percent, brands }: NonNullable<Pointer['canary']>): string =>
    [
      `npm run canary -- ${module}@${version} --percent ${percent}`,
      ...(brands ?? []).map((brand) => `--brand ${brand}`),
    ].join(' ')
  switch (move.did) {
    case 'canary':
      return before.canary ? again(before.canary) : `npm run canary -- ${module} --stop`
    case 'stop':
      return before.canary ? again(before.canary) : ''
    case 'promote':
    case 'rollback':
      return `npm run rollback -- ${module} --to ${before.live}`
    case 'pin': {
      const pinned = before.pins?.[move.brand]
      return pinned === undefined
        ? `npm run pin -- ${module} --brand ${move.brand} --off`
        : `npm run pin -- ${module}@${pinned} --brand ${move.brand}`
    }
    case 'unpin':
      return `npm run pin -- ${module}@${before.pins?.[move.brand] ?? ''} --brand ${move.brand}`
  }
}
