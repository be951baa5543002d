import type { ReleaseMove } from '@site/shared-api/contract/release'
import type { Change, Channels, Pointer } from './channels.ts'
import { RefusedRelease } from './refused-release.ts'
import { refuseRetired, restored, retired, type Named } from './retired.ts'
import { commandOf } from './undo-move.ts'

/** So many changes of a module are listed; all of them are in the audit log. */
const MOST_CHANGES = 30

/** Who changes pointers, and why; kept with the change. */
export interface By {
  readonly who: string
  readonly why?: string | undefined
  /** Of the one change that is requested: requested again it changes nothing. */
  readonly id?: string | undefined
}

/** A change of who has which release of a module, as the contract has it. */
export type Move = ReleaseMove & { readonly module: string }

/** What a move has to know of the releases. */
interface Around {
  isHere(module: string, version: string): boolean
  /** What a module goes back to, where it has something that has not failed. */
  lastGood(module: string): string | undefined
  /** What becomes the fall-back of a release that takes the live one's place. */
  nextGood(module: string): string | undefined
  /** Throws RefusedRelease for a release that is older than the live one. */
  refuseOlder(module: string, version: string): void
}

type ChangeDetails = { readonly [Key in keyof Omit<Change, 'at'>]: Change[Key] | undefined }

export function noted(
  pointer: Pointer,
  { who, did, ...about }: ChangeDetails & Pick<Change, 'who' | 'did'>,
): Pointer {
  const at = new Date().toISOString()
  const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined))
  const change = { at, who, did, ...known }
  return { ...pointer, changes: [change, ...(pointer.changes ?? [])].slice(0, MOST_CHANGES) }
}

/** The pointers after a move. Throws RefusedRelease where it cannot be, with the way out. */
export function moved(now: Channels, move: Move, by: By, around: Around): Channels {
  const { module } = move
  const pointer = now[module] ?? firstOf(now, move)
  const { who, why, id } = by
  if (id !== undefined && pointer.changes?.some((change) => change.id === id)) return now
  const [next, version] = after(pointer, move, around)
  const before = now[module]?.live
  const change = { who, did: move.did, version, before, why, id }
  return { ...now, [module]: noted(next, change) }
}

/** A module that comes for the first time has nothing before. */
function firstOf(now: Channels, { did, module }: Move): Pointer {
  if (did === 'release') return { live: '' }
  throw new RefusedRelease(
    `"${module}" is not in the registry. There are ${Object.keys(now).sort().join(', ') || 'no modules'}.`,
  )
}

function after(pointer: Pointer, move: Move, around: Around): readonly [Pointer, string] {
  const { module } = move
  const { canary, pins, ...rest } = pointer
  const known = (version: string): string => usable(pointer, { module, version }, around)
  const kept = { ...rest, ...(pins && { pins }) }
  switch (move.did) {
    case 'release': {
      const version = known(move.version)
      if (version === pointer.live) throw new RefusedRelease(`${module} ${version} is live already.`)
      if (move.force !== true) around.refuseOlder(module, version)
      return [liveNow(pointer, version, around.nextGood(module)), version]
    }
    case 'canary': {
      const version = known(move.version)
      if (version === pointer.live)
        throw new RefusedRelease(`${module} ${version} is live: all visitors have it already.`)
      const { auto, percent, brands } = move
      const canary = { version, percent, ...(brands && { brands: [...brands] }), ...(auto && { auto }) }
      return [{ ...pointer, canary }, version]
    }
    case 'stop':
      return [kept, running(module, canary, move.version).version]
    case 'promote': {
      const version = known(running(module, canary, move.version).version)
      return [liveNow(kept, version, around.nextGood(module)), version]
    }
    case 'rollback': {
      if (move.from !== undefined && move.from !== pointer.live)
        throw new RefusedRelease(
          `${module} ${move.from} is not live any more: ${pointer.live} is. Nothing was changed.`,
        )
      const version = known(move.to ?? backTo(module, canary, around.lastGood(module)))
      if (version === pointer.live) throw new RefusedRelease(`${module} ${version} is live already.`)
      return [liveNow(pointer, version, around.nextGood(module)), version]
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
    case 'retire':
      return [
        retired(pointer, { module, version: known(move.version) }, (one) => around.isHere(module, one)),
        move.version,
      ]
    case 'restore':
      return [restored(pointer, move), move.version]
  }
}

/** A release that may be chosen. */
function usable(pointer: Pointer, { module, version }: Named, around: Around): string {
  if (!around.isHere(module, version))
    throw new RefusedRelease(
      `${module} ${version} is not in the registry. npm run releases -- ${module} names those that are.`,
    )
  refuseRetired(pointer, { module, version })
  return version
}

/** The pointer with another live release: a canary of it ends with that. */
export function liveNow(pointer: Pointer, version: string, good: string | undefined): Pointer {
  const { canary, pins, retired, changes } = pointer
  return {
    live: version,
    ...(good === undefined || good === version ? {} : { lastGood: good }),
    ...(canary && canary.version !== version ? { canary } : {}),
    ...(pins && { pins }),
    ...(retired && { retired }),
    ...(changes && { changes }),
  }
}

function running(
  module: string,
  canary: Pointer['canary'],
  expected: string | undefined,
): NonNullable<Pointer['canary']> {
  if (canary === undefined)
    throw new RefusedRelease(`${module} has no canary. Begin one: npm run release -- ${module} --canary 10`)
  if (expected !== undefined && expected !== canary.version)
    throw new RefusedRelease(
      `The canary of ${module} is ${canary.version} by now, not ${expected}. Nothing was changed.`,
    )
  return canary
}

function backTo(module: string, canary: Pointer['canary'], version: string | undefined): string {
  if (version !== undefined) return version
  const way = `Name one with --to; npm run releases -- ${module} names those that are here.`
  // A roll-back while a canary runs most often means the canary.
  const running = canary
    ? ` Its canary ${canary.version}, which ${canary.percent} % have, is ended by: ${commandOf(module, { did: 'stop' })}`
    : ''
  throw new RefusedRelease(`${module} has no release before that served.${running} ${way}`)
}
