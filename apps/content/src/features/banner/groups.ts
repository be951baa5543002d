import type { Announcement } from '@site/shared-api'
import type { BannerGroup } from '@site/shared-api/contract/constants'

export const HOME_BANNERS: BannerGroup = 'm_home' // A2, B9
export const PROMOTION_BANNERS: BannerGroup = 'm_promotion' // B3

/** The group of each category's screen (B9). */
const CATEGORY_BANNERS: Readonly<Record<string, BannerGroup>> = {
  LIVE: 'm_live',
  FISH: 'm_fish',
  SPORTS: 'm_sports',
  ESPORTS: 'm_sports',
  COCKFIGHT: 'm_sports',
  PVP: 'm_pvp',
  POKER: 'm_pvp',
  LOTT: 'm_lott',
  ELOTT: 'm_elott',
  SLOT: 'm_rng',
  CRASH: 'm_rng',
  RNG: 'm_rng',
  BINGO: 'm_rng',
  JACKPOT: 'm_rng',
  INHOUSE: 'm_rng',
  JL: 'm_rng',
  RTG: 'm_rng',
}

export const groupOf = (category: string | undefined): BannerGroup | undefined =>
  CATEGORY_BANNERS[category ?? '']

/** Banners of one screen, in the platform's order. */
export function bannersOf(banners: readonly Announcement[], group: string | undefined): Announcement[] {
  return banners.filter(({ groupName }) => groupName === group)
}
