import type { PlanRoute } from '@site/config/schema'

type Route = readonly [id: string, path: string, title: string, more?: Partial<PlanRoute>]

const member = { access: 'member' } as const
const footer = { footer: true } as const

/** Routes as modules of a brand may have them; the plan of a test takes all or some of them. */
const ROUTES: readonly Route[] = [
  ['home', '/m/home', 'Home', { aliases: ['/', '/m', '/m/'], header: 'home', back: null, ...footer }],
  ['login', '/m/login', 'Log in', { back: '/m/home' }],
  ['register', '/m/register', 'Create account', { aliases: ['/m/register.html'], back: '/' }],
  ['forget', '/m/forget', 'Reset password', { back: '/m/home' }],
  ['changePsw', '/m/changePsw', 'Change password', member],
  ['activity', '/m/activity', 'Promotions', { back: '/m/home', ...footer }],
  ['slot', '/m/slot', 'Slots', footer],
  ['pvp', '/m/pvp', 'PVP', footer],
  ['search-games', '/m/search-games', 'Search results', footer],
  ['fav-games', '/m/fav-games', 'My games', { ...member, ...footer }],
  ['help', '/m/help', 'Help centre'],
  ['notice', '/m/notice', 'Announcements'],
  ['member-home', '/m/member/home', 'My account', { ...member, ...footer }],
  ['deposit', '/m/voucherCenter', 'Deposit', member],
  ['withdraw', '/m/withdraw', 'Withdraw', member],
  ['devices', '/m/member/devices', 'Signed-in devices', member],
  ['agent-home', '/m/agent/home', 'Agency centre', { access: 'agent' }],
  ['salary-contract', '/m/member/agent/getSalaryContract', 'Daily salary contract', member],
]

/** The words of the module `test`: titles of its routes and popups, texts of its rows. */
export const ROUTE_TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ROUTES.map(([id, , title]) => [`title.${id}`, title])),
  'popup.login': 'Log in',
  'popup.register': 'Create account',
  'popup.forgot': 'Reset password',
  'popup.invite': 'Invite friends',
  'entry.profile': 'Profile',
  'entry.missions': 'Missions',
  'entry.invite': 'Invite',
  'entry.sign-in': 'Log in',
  'entry.sign-up': 'Sign up',
  'entry.me': 'Me',
}

/** The routes of a plan: all, or those with the ids. */
export function planRoutes(ids: readonly string[] = ROUTES.map(([id]) => id)): PlanRoute[] {
  return ROUTES.filter(([id]) => ids.includes(id)).map(([id, path, , more]) => ({
    id,
    path,
    aliases: [],
    module: 'test',
    expose: './test.screen',
    titleKey: `title.${id}`,
    back: 'history',
    header: 'title',
    footer: false,
    access: 'anyone',
    data: [],
    ...more,
  }))
}
