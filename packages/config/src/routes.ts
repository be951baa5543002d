import { HOME_PATH } from './home-path.ts'

/**
 * The route table of both specifications (A2, B2): what a path is, not who draws it.
 * A module claims an entry by its id in module.json; an entry nobody claims is not in the plan.
 */
export interface RouteEntry {
  readonly id: string
  readonly path: string
  readonly aliases?: readonly string[]
  /** Message key in the common namespace. */
  readonly titleKey: string
  /** Where the back button leads: a path, or one page back; `null` draws none. */
  readonly back: string | 'history' | null
  readonly header: 'home' | 'title'
  /** Home, category, list, vendor-grid, game centre, promotions and member home show the footer (decisions). */
  readonly footer: boolean
  readonly access?: 'member'
  readonly flag?: string
}

const category = (id: string, path: string, aliases: readonly string[] = []): RouteEntry => ({
  id,
  path,
  aliases,
  titleKey: `title.${id}`,
  back: 'history',
  header: 'title',
  footer: true,
})
/** A member's own list: a guest is led through the login (A4, A8). */
const own = (id: string, path: string): RouteEntry => ({ ...category(id, path), access: 'member' })
const page = (id: string, path: string, extra: Partial<RouteEntry> = {}): RouteEntry => ({
  id,
  path,
  titleKey: `title.${id}`,
  back: 'history',
  header: 'title',
  footer: false,
  ...extra,
})
const member = (id: string, path: string, flag?: string): RouteEntry =>
  page(id, path, { access: 'member', ...(flag === undefined ? {} : { flag }) })

export const ROUTES: readonly RouteEntry[] = [
  {
    id: 'home',
    path: HOME_PATH,
    aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
    titleKey: 'title.home',
    back: null,
    header: 'home',
    footer: true,
  },
  page('login', '/m/login', { back: HOME_PATH }),
  page('register', '/m/register', { aliases: ['/m/register.html'], back: '/' }),
  page('forget', '/m/forget', { back: HOME_PATH }),
  page('changePsw', '/m/changePsw', { access: 'member' }),
  category('live-games', '/m/live-games'),
  category('pvp', '/m/pvp'),
  category('rng-games', '/m/rng-games'),
  category('fishing-games', '/m/fishing-games'),
  category('poker-games', '/m/poker-games'),
  category('sport-games', '/m/sport-games'),
  category('slot', '/m/slot'),
  category('crash', '/m/crash'),
  category('hot-games', '/m/hot-games'),
  category('jili-games', '/m/jili-games', ['/m/jili']),
  category('rtg-games', '/m/rtg-games'),
  category('bingo', '/m/bingo'),
  category('jackpots', '/m/jackpots'),
  category('inHouse', '/m/inHouse'),
  category('slot-games', '/m/slot-games'),
  category('esport-games', '/m/esport-games'),
  category('cockfight', '/m/cockfight'),
  category('lott', '/m/lott'),
  category('elott', '/m/elott'),
  category('search-games', '/m/search-games'),
  own('fav-games', '/m/fav-games'),
  own('recent-games', '/m/recent-games'),
  category('gameCenter', '/m/gameCenter'),
  category('provider', '/m/provider'),
  page('activity', '/m/activity', { back: HOME_PATH, footer: true }),
  page('activityDetail', '/m/activityDetail'),
  page('applyReward', '/m/applyReward'),
  page('notice', '/m/notice'),
  page('noticeDetail', '/m/noticeDetail'),
  page('help', '/m/help'),
  page('helpDetail', '/m/helpDetail'),
  page('webEmail', '/m/webEmail', { access: 'member', flag: 'MAILCEN' }),
  page('feedback', '/m/feedback', { access: 'member', flag: 'FEEDBACK3' }),
  page('download', '/m/download', { back: HOME_PATH }),
  page('set', '/m/set', { access: 'member' }),
  page('agent', '/m/agent'),
  member('agent-home', '/m/agent/home'),
  member('salary-contract', '/m/member/agent/getSalaryContract'),
  member('dividend-contract', '/m/member/agent/getDevidendContract'),
  member('hour-contract', '/m/member/agent/getHourContract'),
  { ...member('member-home', '/m/member/home'), footer: true },
  member('deposit', '/m/voucherCenter'),
  member('withdraw', '/m/withdraw'),
  member('betting-record', '/m/gameRecord', 'TRANSBETREPMEM3'),
  member('account-record', '/m/transaction/record', 'TRANSREC3'),
  member('profit-and-loss', '/m/profitandloss', 'PERSREP'),
  member('reward-centre', '/m/rewardCenter', 'REWCEN3'),
  // Ours: where the member is signed in.
  member('devices', '/m/member/devices'),
  member('security-centre', '/m/securityCenter', 'SECPRIV'),
  member('point-mall', '/m/mall/mallHome', 'PTSYS3'),
  member('manual-rebate', '/m/member/manualRebate', 'MANPLAYREB3'),
  member('vip-benefits', '/m/member/benefits', 'VIPBENEFIT3'),
]
