import type { PlanEntry, PlanRoute } from '@site/config/schema'
import { testEntry } from '@site/shared-api/testing'

type Row = Partial<Omit<PlanEntry, 'to' | 'text'>> & {
  readonly id: string
  readonly at: PlanEntry['at']
  /** The first of these that the plan has: ids of routes, names of popups with `popup:`. */
  readonly to: readonly string[]
  /** Its own words instead of the title of where it leads. */
  readonly words?: string
}

const refused = { freePlay: 'refused' } as const

/** Rows as modules declare them. */
const ROWS: readonly Row[] = [
  { id: 'promotions', at: 'footer', to: ['activity'], order: 10 },
  { id: 'deposit', at: 'footer', to: ['deposit'], order: 20, look: 'raised', ...refused },
  { id: 'invite', at: 'footer', to: ['popup:invite'], order: 30, words: 'invite', signIn: true, ...refused },
  { id: 'me', at: 'footer', to: ['member-home'], order: 40, words: 'me', ...refused },
  {
    id: 'sign-in',
    at: 'user-block',
    to: ['popup:login', 'login'],
    words: 'sign-in',
    for: 'guest',
    look: 'raised',
  },
  { id: 'sign-up', at: 'user-block', to: ['popup:register', 'register'], words: 'sign-up', for: 'guest' },
  { id: 'name', at: 'user-block', to: ['member-home'], order: 0, for: 'member' },
  { id: 'deposit', at: 'user-block', to: ['deposit'], for: 'member', look: 'raised' },
  { id: 'withdraw', at: 'user-block', to: ['withdraw'], for: 'member' },
  { id: 'devices', at: 'menu.account', to: ['devices'], for: 'member' },
  { id: 'agency', at: 'menu.account', to: ['agent-home'], for: 'agent' },
  { id: 'missions', at: 'menu.discover', to: ['activity'], words: 'missions', whileCounted: 'promotions' },
  { id: 'notices', at: 'menu.discover', to: ['popup:notices'], words: 'missions', badge: 'notices' },
  { id: 'download', at: 'menu.discover', to: ['popup:download'], browserOnly: true },
  { id: 'help', at: 'menu.help', to: ['help'] },
  { id: 'favourites', at: 'menu.games', to: ['fav-games'], signIn: true },
  { id: 'slot', at: 'menu.games', to: ['slot'] },
  { id: 'pvp', at: 'menu.games', to: ['pvp'] },
  { id: 'profile', at: 'member-popup', to: ['member-home'], order: 0, words: 'profile' },
  { id: 'agency', at: 'member-popup', to: ['agent-home'], for: 'agent' },
  { id: 'withdraw', at: 'member-popup', to: ['withdraw'], ...refused },
  { id: 'devices', at: 'member-popup', to: ['devices'] },
  { id: 'sign-in', at: 'welcome', to: ['popup:login'], words: 'sign-in', for: 'guest', look: 'raised' },
  { id: 'promotions', at: 'welcome', to: ['activity'] },
  { id: 'me', at: 'welcome', to: ['member-home'] },
]

/** The rows of a plan with these routes and popups, resolved as the delivery service does (MOD-05). */
export function planEntries(
  routes: readonly PlanRoute[],
  filled: Readonly<Record<string, unknown>>,
): PlanEntry[] {
  const wayTo = (to: string) => {
    if (to.startsWith('popup:'))
      return to in filled
        ? { to: { kind: 'popup', name: to.slice(6) } as const, key: to.replace(':', '.') }
        : undefined
    const route = routes.find(({ id }) => id === to)
    return route && { to: { kind: 'route', id: to, path: route.path } as const, key: route.titleKey }
  }
  return ROWS.flatMap(({ to, words, ...row }) => {
    const way = to.map(wayTo).find((found) => found !== undefined)
    if (way === undefined) return []
    const key = words === undefined ? way.key : `entry.${words}`
    return [testEntry({ ...row, to: way.to, text: { module: 'test', key } })]
  })
}
