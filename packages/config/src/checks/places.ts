import { fileOf, type DeclaredModule, type Fault } from './fault.ts'

/** Places that the frame offers on every page. */
export const FRAME_PLACES = [
  'site.start',
  'shell-frame.float',
  'shell-frame.bar',
  'shell-menu.top',
  'shell-menu.links',
  'shell-menu.bottom',
  'shell-member.rows',
] as const

/** Slots for places that neither the frame nor a screen of any module offers. */
export function faultsOfPlaces(module: DeclaredModule, others: readonly DeclaredModule[]): Fault[] {
  const offered: readonly string[] = [
    ...FRAME_PLACES,
    ...[module, ...others].flatMap(({ declaration }) => declaration.places),
  ]
  const screens = [...screensOf(module), ...others.flatMap(screensOf)]
  return module.declaration.slots.flatMap(({ slot, eager }, index) => {
    if (!offered.includes(slot))
      return {
        file: fileOf(module),
        field: `slots.${index}.slot`,
        expected: `an offered place, not "${slot}"`,
        help: `there are ${[...offered].sort().join(', ')}; the module whose screen it is names it in its places`,
      }
    if (eager && !isOfFrame(slot) && !screens.some((screen) => slot.startsWith(`${screen}.`)))
      return {
        file: fileOf(module),
        field: `slots.${index}.eager`,
        expected: `false, as "${slot}" is on more than one screen`,
        help: 'only what is on one screen, <module>-<screen>.<place>, can come with the page of that screen',
      }
    return []
  })
}

const isOfFrame = (place: string): boolean => FRAME_PLACES.some((one) => one === place)

const screensOf = ({ declaration: { name, routes } }: DeclaredModule): string[] =>
  routes.map(({ expose }) => `${name}-${expose.replace(/^\.\/(.+)\.screen$/, '$1')}`)
