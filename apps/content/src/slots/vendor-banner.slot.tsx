import { bannersQuery, LoadFailed, useQuery } from '@site/shared-api'
import { BannerCarousel, BannerSkeleton } from '#features/banner/index.ts'

interface Props {
  readonly params?: Readonly<Record<string, string>>
}

/** Banners of a vendor grid, `params.group`: that screen asks for type B alone (A7). */
export default function VendorBannerSlot({ params }: Props) {
  const { data, isError, refetch } = useQuery(bannersQuery())
  if (isError) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined) return <BannerSkeleton />
  return <BannerCarousel banners={data.banners} group={params?.['group']} />
}
