import { faultsOfEvents } from './event-versions.ts'
import type { DeclaredModule, Fault } from './fault.ts'
import { faultsOfIcons } from './icons.ts'
import { faultsWithOthers } from './other-modules.ts'
import { faultsOfOwnNames } from './own-names.ts'
import { faultsOfPlaces } from './places.ts'
import { faultsOfTargets } from './targets.ts'
import { faultsOfTexts } from './texts.ts'

export { formatFault, type DeclaredModule, type Fault } from './fault.ts'
export { faultsWithOthers } from './other-modules.ts'
export { FRAME_PLACES } from './places.ts'

/** What a declaration is held against inside its own folder. */
export interface Icons {
  /** Names of the kit's icons. */
  readonly kitIcons: readonly string[]
  /** Icons that the module brings, as `./icons/<name>.svg`. */
  readonly ownIcons: readonly string[]
}

/** What a declaration is held against outside. */
export interface Neighbours {
  /** Every other module that is known: folders of the work tree, or live releases. */
  readonly others: readonly DeclaredModule[]
  /** Events that the shell and the shared packages emit, with their versions; undefined where the shell is too old to say. */
  readonly sharedEvents: Readonly<Record<string, number>> | undefined
}

/** What is wrong in a module's declaration, texts and icons by themselves; empty when nothing is (MOD-02, MOD-09). */
export function faultsWithin(module: DeclaredModule, { kitIcons, ownIcons }: Icons): Fault[] {
  return [...faultsOfOwnNames(module), ...faultsOfTexts(module), ...faultsOfIcons(module, kitIcons, ownIcons)]
}

/** What is wrong between a module's declaration and the modules beside it; empty when it fits (MOD-02, MOD-12). */
export function faultsBeside(module: DeclaredModule, { others, sharedEvents }: Neighbours): Fault[] {
  return [
    ...faultsWithOthers(module, others),
    ...faultsOfTargets(module, others),
    ...faultsOfPlaces(module, others),
    ...(sharedEvents === undefined ? [] : faultsOfEvents(module, others, sharedEvents)),
  ]
}
