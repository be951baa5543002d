import { announcementsQuery, LoadFailed, useMessages, useQuery } from '@site/shared-api'
import { EmptyState } from '@site/ui'
import { JoinBar } from '#features/joining/index.ts'
import { DetailSkeleton, PromotionDetail } from '#features/promotions/index.ts'

interface Props {
  readonly params?: Readonly<Record<string, string>>
}

/** Content of the promotion popup: the promotion `id` over the list (B2). */
export default function PromotionSlot({ params }: Props) {
  const t = useMessages('content')
  const { data, isError, refetch } = useQuery(announcementsQuery())
  if (isError) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined) return <DetailSkeleton />
  const promotion = data.promotion.find(({ id }) => id === params?.['id'])
  if (promotion === undefined)
    return <EmptyState drawing="gift" title={t('promotion.gone')} text={t('promotion.gone_text')} />
  return (
    <PromotionDetail promotion={promotion} heading={params?.['title'] === undefined}>
      <JoinBar promotion={promotion} />
    </PromotionDetail>
  )
}
