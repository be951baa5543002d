import type { IconName } from '@site/ui'

export interface MenuEntry {
  /** Id in the route table. */
  readonly id: string
  readonly icon: IconName
  /** Asks a guest to sign in although the route is open (A4: favourites and recent). */
  readonly members?: boolean
  /** Agents only: member types other than 0, 4 and 40 (A6). */
  readonly agents?: boolean
}

export const MEMBER_PLACES: readonly MenuEntry[] = [
  { id: 'betting-record', icon: 'receipt-text' },
  { id: 'account-record', icon: 'list' },
  { id: 'profit-and-loss', icon: 'chart-line' },
  { id: 'reward-centre', icon: 'trophy' },
  { id: 'vip-benefits', icon: 'crown' },
  { id: 'point-mall', icon: 'shopping-bag' },
  { id: 'manual-rebate', icon: 'percent' },
  { id: 'security-centre', icon: 'shield-check' },
  { id: 'agent-home', icon: 'handshake', agents: true },
  { id: 'webEmail', icon: 'mail' },
  { id: 'set', icon: 'settings' },
]

export const SITE_PLACES: readonly MenuEntry[] = [
  { id: 'activity', icon: 'gift' },
  { id: 'notice', icon: 'bell' },
  { id: 'help', icon: 'circle-question-mark' },
  { id: 'feedback', icon: 'message-circle' },
]

export const GAME_PLACES: readonly MenuEntry[] = [
  { id: 'fav-games', icon: 'heart', members: true },
  { id: 'recent-games', icon: 'history', members: true },
  { id: 'hot-games', icon: 'flame' },
  { id: 'slot', icon: 'cherry' },
  { id: 'live-games', icon: 'spade' },
  { id: 'crash', icon: 'rocket' },
  { id: 'fishing-games', icon: 'fish' },
  { id: 'sport-games', icon: 'volleyball' },
  { id: 'pvp', icon: 'swords' },
  { id: 'poker-games', icon: 'club' },
  { id: 'lott', icon: 'ticket' },
  { id: 'elott', icon: 'ticket-check' },
  { id: 'jili-games', icon: 'sparkles' },
  { id: 'rtg-games', icon: 'diamond' },
  { id: 'jackpots', icon: 'gem' },
  { id: 'bingo', icon: 'grid-3x3' },
  { id: 'rng-games', icon: 'dices' },
  { id: 'esport-games', icon: 'gamepad-2' },
  { id: 'cockfight', icon: 'feather' },
  { id: 'inHouse', icon: 'star' },
]
