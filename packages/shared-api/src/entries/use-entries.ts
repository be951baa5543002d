import type { PlanEntry } from '@site/config/schema'
import { popupOf } from '../composition/popups.ts'
import { isAgent } from '../contract/constants.ts'
import { useCounters } from '../counters/counters.ts'
import { inInstalledApp, inNativeApp } from '../device.ts'
import { useLanguage, useMemberHint, useSession } from '../hooks.ts'
import { canSignIn } from '../session/sign-in.ts'
import { site } from '../site.ts'

/** A row as it is drawn now. */
export interface Entry extends Omit<PlanEntry, 'text' | 'badge'> {
  readonly key: string
  readonly text: string
  /** What is unread there; absent where nothing is counted. */
  readonly count: number | undefined
  /** It leads to the page that is shown. */
  readonly current: boolean
  /** A guest signs in before it leads on. */
  readonly forMembers: boolean
}

function isForMembers({ to, signIn }: PlanEntry): boolean {
  if (signIn || to.kind === 'link') return signIn
  const access =
    to.kind === 'popup' ? popupOf(to.name)?.access : site().plan.routes.find(({ id }) => id === to.id)?.access
  return access === 'member' || access === 'agent'
}

/** The rows of a place that this player has, in the plan's order (SHL-11, MOD-05); `here` is the id of the route that is shown. */
export function useEntries(at: PlanEntry['at'], here?: string): readonly Entry[] {
  const session = useSession()
  const member = useMemberHint()
  const counters = useCounters()
  const language = useLanguage()
  const { messages, plan } = site()
  const isShown = (entry: PlanEntry): boolean => {
    if (entry.for === 'guest' && member) return false
    if (entry.for === 'member' && session === null) return false
    if (entry.for === 'agent' && (session === null || !isAgent(session.type))) return false
    if (entry.browserOnly && (inNativeApp() || inInstalledApp())) return false
    if (entry.whileCounted !== undefined && counters[entry.whileCounted] === 0) return false
    return member || !isForMembers(entry) || canSignIn()
  }
  return plan.entries
    .filter((entry) => entry.at === at && isShown(entry))
    .map(({ text, badge, ...entry }) => ({
      ...entry,
      key: `${entry.module} ${entry.id}`,
      text: messages.of(text.module, language)(text.key),
      count: badge === undefined ? undefined : counters[badge],
      current: entry.to.kind === 'route' && entry.to.id === here,
      forMembers: isForMembers({ text, ...entry }),
    }))
}
