import type { IconName } from '@site/ui'

export interface MenuEntry {
  /** Id in the route table. */
  readonly id: string
  readonly icon: IconName
  /** Key in the common messages; the route's title when absent. */
  readonly text?: string
  /** Asks a guest to sign in although the route is open (A4: favourites and recent). */
  readonly members?: boolean
  /** Says nothing to a guest: is there once somebody is signed in. */
  readonly signedIn?: boolean
  /** Agents only: member types other than 0, 4 and 40 (A6). */
  readonly agents?: boolean
}

/** Each is in the plan only where its flag is on and a module draws it (SHL-11, MOD-05). */
export const MEMBER_PLACES: readonly MenuEntry[] = [
  { id: 'betting-record', icon: 'receipt-text' },
  { id: 'account-record', icon: 'list' },
  { id: 'profit-and-loss', icon: 'chart-line' },
  { id: 'reward-centre', icon: 'trophy' },
  { id: 'vip-benefits', icon: 'crown' },
  { id: 'point-mall', icon: 'shopping-bag' },
  { id: 'manual-rebate', icon: 'percent' },
  { id: 'security-centre', icon: 'shield-check' },
  { id: 'devices', icon: 'lock', signedIn: true },
  { id: 'agent-home', icon: 'handshake', agents: true },
  { id: 'webEmail', icon: 'mail' },
  { id: 'set', icon: 'settings' },
]

/** What the member popup of the header lists besides the profile (SHL-13). */
export const MEMBER_POPUP_PLACES: readonly MenuEntry[] = [
  { id: 'agent-home', icon: 'handshake', agents: true },
  { id: 'withdraw', icon: 'wallet' },
  { id: 'account-record', icon: 'list' },
  { id: 'betting-record', icon: 'receipt-text' },
  { id: 'devices', icon: 'lock' },
]

export const HELP_PLACES: readonly MenuEntry[] = [
  { id: 'help', icon: 'circle-question-mark' },
  { id: 'feedback', icon: 'megaphone' },
]

/** The player's own games and the hot ones, whatever categories the brand has. */
export const OWN_GAME_PLACES: readonly MenuEntry[] = [
  { id: 'fav-games', icon: 'heart', members: true },
  { id: 'recent-games', icon: 'history', members: true },
  { id: 'hot-games', icon: 'flame' },
]

/** Icons of the categories by their key (A4). */
export const CATEGORY_ICONS: Readonly<Record<string, IconName>> = {
  LIVE: 'spade',
  SLOT: 'cherry',
  CRASH: 'rocket',
  FISH: 'fish',
  PVP: 'swords',
  POKER: 'club',
  SPORTS: 'volleyball',
  RNG: 'dices',
  BINGO: 'grid-3x3',
  JACKPOT: 'gem',
  INHOUSE: 'star',
  JL: 'sparkles',
  RTG: 'diamond',
  ESPORTS: 'gamepad-2',
  COCKFIGHT: 'feather',
  LOTT: 'ticket',
  ELOTT: 'ticket-check',
}
