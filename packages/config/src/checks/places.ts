import { fileOf, type DeclaredModule, type Fault } from './fault.ts'

/** Places that the frame offers on every page. */
export const FRAME_PLACES = [
  'site.start',
  'shell-frame.float',
  'shell-frame.bar',
  'shell-menu.top',
  'shell-menu.links',
  'shell-menu.bottom',
] as const

/** Slots for places that neither the frame nor a screen of any module offers. */
export function faultsOfPlaces(module: DeclaredModule, others: readonly DeclaredModule[]): Fault[] {
  const offered: readonly string[] = [
    ...FRAME_PLACES,
    ...[module, ...others].flatMap(({ declaration }) => declaration.places),
  ]
  return module.declaration.slots.flatMap(({ slot }, index) =>
    offered.includes(slot)
      ? []
      : {
          file: fileOf(module),
          field: `slots.${index}.slot`,
          expected: `a place that somebody offers, not "${slot}"`,
          help: `there are ${[...offered].sort().join(', ')}; the module whose screen it is names it in its places`,
        },
  )
}
