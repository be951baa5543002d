import { faultsOfEvents } from './event-versions.ts'
import type { DeclaredModule, Fault } from './fault.ts'
import { faultsOfIcons } from './icons.ts'
import { faultsWithOthers } from './other-modules.ts'
import { faultsOfOwnNames } from './own-names.ts'
import { faultsOfPlaces } from './places.ts'
import { faultsOfTargets } from './targets.ts'
import { faultsOfTexts } from './texts.ts'

export { tellFault, type DeclaredModule, type Fault } from './fault.ts'
export { FRAME_PLACES } from './places.ts'

/** What a declaration is held against. */
export interface House {
  /** Every other module that is known: folders of the work tree, or live releases. */
  readonly others: readonly DeclaredModule[]
  /** Names of the kit's icons. */
  readonly kitIcons: readonly string[]
  /** Icons that the module brings, as `./icons/<name>.svg`. */
  readonly ownIcons: readonly string[]
  /** Events that the shell and the shared packages emit, with their versions. */
  readonly sharedEvents: Readonly<Record<string, number>>
}

/** Everything that is wrong between a module's declaration, its texts and the modules beside it (MOD-02, MOD-12); empty when it fits. */
export function faultsOf(module: DeclaredModule, house: House): Fault[] {
  const { others, kitIcons, ownIcons, sharedEvents } = house
  return [
    ...faultsOfOwnNames(module),
    ...faultsWithOthers(module, others),
    ...faultsOfTargets(module, others),
    ...faultsOfTexts(module),
    ...faultsOfIcons(module, kitIcons, ownIcons),
    ...faultsOfPlaces(module, others),
    ...faultsOfEvents(module, others, sharedEvents),
  ]
}
