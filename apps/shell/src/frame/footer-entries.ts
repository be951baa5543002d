import type { PlanRoute } from '@site/config/schema'
import { isFreePlay } from '@site/shared-api'
import type { IconName } from '@site/ui'
import { placeOf } from './places.ts'

interface FooterPlace {
  readonly route: PlanRoute
  readonly icon: IconName
  /** Key in the shell's messages. */
  readonly text: string
  /** The raised button between the others. */
  readonly centre: boolean
}

const ENTRIES = [
  { id: 'activity', icon: 'gift', text: 'footer.promotion' },
  { id: 'deposit', icon: 'wallet', text: 'footer.deposit' },
  { id: 'member-home', icon: 'user', text: 'footer.member' },
] as const

/** What the footer leads to besides home, in the order of A2. */
export function footerPlaces(reachable: (route: PlanRoute) => boolean): readonly FooterPlace[] {
  return ENTRIES.flatMap(({ id, icon, text }) => {
    const route = placeOf(id)
    return route !== undefined && reachable(route) ? [{ route, icon, text, centre: id === 'deposit' }] : []
  })
}

/** How many entries stand left and right of the raised button; `even` when it is missing or has nothing to its right. */
export function footerShape(places: readonly FooterPlace[]): string {
  const middle = places.findIndex(({ centre }) => centre)
  const right = places.length - 1 - middle
  return middle === -1 || right === 0 ? 'even' : `${middle + 1}-${right}`
}

/** Play money has no members' places in the footer (A5, SHL-08). */
export function isRefused(route: PlanRoute, memberType: number | undefined): boolean {
  return route.access === 'member' && memberType !== undefined && isFreePlay(memberType)
}
