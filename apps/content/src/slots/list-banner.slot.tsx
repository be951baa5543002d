import { bannersQuery, useQuery } from '@site/shared-api'
import { BannerCarousel, groupOf } from '#features/banner/index.ts'

interface Props {
  readonly params?: Readonly<Record<string, string>>
}

/**
 * Banners over a list of games or vendors, low enough to leave the first screen to them: those of `params.group`,
 * or of the category `params.category`. Nothing while they are not there: a list does not wait for its banner.
 */
export default function ListBannerSlot({ params }: Props) {
  const { data } = useQuery(bannersQuery())
  if (data === undefined) return null
  return (
    <BannerCarousel banners={data.banners} group={params?.['group'] ?? groupOf(params?.['category'])} slim />
  )
}
