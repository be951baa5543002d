import type { Announcement } from '@site/shared-api'
import type { BannerGroup } from '@site/shared-api/contract'

export const HOME_BANNERS: BannerGroup = 'm_home' // A2, B9
export const PROMOTION_BANNERS: BannerGroup = 'm_promotion' // B3

/** Banners of one screen, in the platform's order. */
export function bannersOf(banners: readonly Announcement[], group: string | undefined): Announcement[] {
  return banners.filter(({ groupName }) => groupName === group)
}
