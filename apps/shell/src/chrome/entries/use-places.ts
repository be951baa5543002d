import { isAgent, useMessages, useSession, useUnread } from '@site/shared-api'
import { placeOf, useReachable } from './places.ts'
import type { MenuEntry } from './menu-entries.ts'
import type { MenuItem } from './menu-item.ts'

/** Those of the entries that this brand and this player have (MOD-05, SHL-11), with what is unread there. */
export function usePlaces(entries: readonly MenuEntry[]): readonly MenuItem[] {
  const t = useMessages('common')
  const session = useSession()
  const reachable = useReachable()
  const { inbox } = useUnread()
  return entries.flatMap(({ id, icon, text, members, signedIn = false, agents = false }): MenuItem[] => {
    const route = placeOf(id)
    if (route === undefined || !reachable(route)) return []
    if (signedIn && session === null) return []
    if (agents && (session === null || !isAgent(session.type))) return []
    return [
      {
        id,
        icon,
        text: t(text ?? route.titleKey),
        leads: 'place',
        route,
        members: members ?? route.access === 'member',
        ...(id === 'webEmail' ? { count: inbox } : {}),
      },
    ]
  })
}
