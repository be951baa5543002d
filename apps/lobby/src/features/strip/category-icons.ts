import type { IconName } from '@site/ui'

const ICONS: Readonly<Record<string, IconName>> = {
  HOT: 'flame',
  FAV: 'heart',
  LIVE: 'spade',
  SLOT: 'cherry',
  CRASH: 'rocket',
  FISH: 'fish',
  PVP: 'swords',
  POKER: 'club',
  SPORTS: 'volleyball',
  RNG: 'dices',
  BINGO: 'grid-3x3',
  JACKPOT: 'crown',
  INHOUSE: 'sparkles',
  JL: 'gem',
  RTG: 'diamond',
  ESPORTS: 'gamepad-2',
  COCKFIGHT: 'feather',
  LOTT: 'ticket',
  ELOTT: 'ticket-check',
}

/** The line icon of a category; one the site does not know yet gets the games' own. */
export function categoryIcon(key: string): IconName {
  return ICONS[key] ?? 'layout-grid'
}
