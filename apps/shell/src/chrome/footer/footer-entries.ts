import type { PlanRoute } from '@site/config/schema'
import { isFreePlay } from '@site/shared-api'
import type { IconName } from '@site/ui'
import { placeOf } from '#chrome/entries/places.ts'

export interface FooterEntry {
  readonly id: string
  readonly icon: IconName
  /** Key in the shell's messages. */
  readonly text: string
  /** The raised button between the others. */
  readonly centre: boolean
  /** Where it leads; inviting opens the shell's own sheet where no module draws a screen for it. */
  readonly route: PlanRoute | undefined
}

const ENTRIES = [
  { id: 'activity', icon: 'gift', text: 'footer.promotion', centre: false },
  { id: 'deposit', icon: 'wallet', text: 'footer.deposit', centre: true },
  { id: 'invite', icon: 'user-plus', text: 'footer.invite', centre: false },
  { id: 'member-home', icon: 'user', text: 'footer.member', centre: false },
] as const

interface Ways {
  readonly reachable: (route: PlanRoute) => boolean
  /** Undefined where the brand has no inviting. */
  readonly invite: { readonly route: PlanRoute | undefined } | undefined
}

/** What the footer leads to besides home, in the order of A2. */
export function footerEntries({ reachable, invite }: Ways): readonly FooterEntry[] {
  return ENTRIES.flatMap((entry): FooterEntry[] => {
    if (entry.id === 'invite') return invite === undefined ? [] : [{ ...entry, route: invite.route }]
    const route = placeOf(entry.id)
    return route !== undefined && reachable(route) ? [{ ...entry, route }] : []
  })
}

/** How many entries stand left and right of the raised button; `even` when it is missing or has nothing to its right. */
export function footerShape(entries: readonly FooterEntry[]): string {
  const middle = entries.findIndex(({ centre }) => centre)
  const right = entries.length - 1 - middle
  return middle === -1 || right === 0 ? 'even' : `${middle + 1}-${right}`
}

/** Play money has no members' places in the footer (A5, SHL-08). */
export function isRefused(route: PlanRoute, memberType: number | undefined): boolean {
  return route.access === 'member' && memberType !== undefined && isFreePlay(memberType)
}
