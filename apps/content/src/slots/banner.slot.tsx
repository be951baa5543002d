import { announcementsQuery, LoadFailed, useQuery } from '@site/shared-api'
import type { BannerGroup } from '@site/shared-api/contract'
import { BannerCarousel, BannerSkeleton } from '#features/banner/index.ts'

const GROUP: BannerGroup = 'm_home' // A2, B9

/** The home's banners; nothing is drawn for a brand without any (LOB-02). */
export default function BannerSlot() {
  const { data, isError, refetch } = useQuery(announcementsQuery())
  if (isError) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined) return <BannerSkeleton />
  const banners = data.banners.filter(({ groupName }) => groupName === GROUP)
  return banners.length === 0 ? null : <BannerCarousel banners={banners} />
}
