import type { ReleaseMove } from '@site/shared-api/contract/release'
import type { Pointer } from './channels.ts'
import type { Move } from './moves.ts'

/** The move that undoes one; undefined where none does. */
export function undoMove(move: Move, before: Pointer | undefined): ReleaseMove | undefined {
  if (before === undefined) return undefined
  const { canary, live, pins } = before
  const previousCanary = canary && ({ did: 'canary', ...canary } as const)
  switch (move.did) {
    case 'canary':
      return previousCanary ?? { did: 'stop', version: move.version }
    case 'stop':
      return previousCanary
    case 'release':
    case 'promote':
    case 'rollback':
      return { did: 'rollback', to: live }
    case 'pin': {
      const version = pins?.[move.brand]
      return version === undefined
        ? { did: 'unpin', brand: move.brand }
        : { did: 'pin', version, brand: move.brand }
    }
    case 'unpin': {
      const version = pins?.[move.brand]
      return version === undefined ? undefined : { did: 'pin', version, brand: move.brand }
    }
    case 'retire':
      return { did: 'restore', version: move.version }
    case 'restore':
      return { did: 'retire', version: move.version }
  }
}

/** A move as a command. */
export function commandOf(module: string, move: ReleaseMove): string {
  switch (move.did) {
    case 'canary': {
      const brands = (move.brands ?? []).map((brand) => ` --brand ${brand}`)
      return `npm run canary -- ${module}@${move.version} --percent ${move.percent}${brands.join('')}${move.auto ? ' --auto' : ''}`
    }
    case 'stop':
      return `npm run canary -- ${module} --stop`
    case 'promote':
      return `npm run promote -- ${module}`
    case 'release':
      return `npm run promote -- ${module}@${move.version}`
    case 'rollback':
      return `npm run rollback -- ${module}${move.to === undefined ? '' : ` --to ${move.to}`}`
    case 'pin':
      return `npm run pin -- ${module}@${move.version} --brand ${move.brand}`
    case 'unpin':
      return `npm run pin -- ${module} --brand ${move.brand} --off`
    case 'retire':
      return `npm run retire -- ${module}@${move.version}`
    case 'restore':
      return `npm run retire -- ${module}@${move.version} --off`
  }
}

/** The command that undoes a move; empty where none does. */
export function undoOf(move: Move, before: Pointer | undefined): string {
  if (before === undefined) return `npm run registry -- remove ${move.module}`
  const undo = undoMove(move, before)
  return undo === undefined ? '' : commandOf(move.module, undo)
}
