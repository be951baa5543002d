import { announcementsQuery, LoadFailed, useQuery } from '@site/shared-api'
import { BannerCarousel, BannerSkeleton, HOME_BANNERS } from '#features/banner/index.ts'

interface Props {
  readonly params?: Readonly<Record<string, string>>
}

/** Banners of a screen's group, `params.group`, home's by default; nothing is drawn for an empty group (LOB-02). */
export default function BannerSlot({ params }: Props) {
  const { data, isError, refetch } = useQuery(announcementsQuery())
  if (isError) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined) return <BannerSkeleton />
  return <BannerCarousel banners={data.banners} group={params?.['group'] ?? HOME_BANNERS} />
}
