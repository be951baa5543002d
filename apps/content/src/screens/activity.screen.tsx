import {
  announcementsQuery,
  LoadFailed,
  openPopup,
  promotionCategoriesQuery,
  useMemberHint,
  useMessages,
  useQuery,
} from '@site/shared-api'
import { Button, EmptyState } from '@site/ui'
import { useLocation } from 'react-router-dom'
import { BannerCarousel, bannersOf, PROMOTION_BANNERS } from '#features/banner/index.ts'
import { ListSkeleton, PromotionList } from '#features/promotions/index.ts'
import styles from './activity.screen.module.css'

/** `/m/activity`: the brand's promotions (CON-01). The categories only filter: without them the list still shows. */
export default function ActivityScreen() {
  const t = useMessages('content')
  const wanted = new URLSearchParams(useLocation().search).get('id')
  const { data, isError, refetch } = useQuery(announcementsQuery())
  const categories = useQuery(promotionCategoriesQuery())
  if (isError)
    return (
      <div data-screen="activity" data-state="failed">
        <LoadFailed retry={() => void refetch()} />
      </div>
    )
  if (data === undefined || categories.isPending)
    return (
      <div data-screen="activity" data-state="loading">
        <ListSkeleton />
      </div>
    )
  if (data.promotion.length === 0)
    return (
      <div data-screen="activity" data-state="empty">
        <EmptyState drawing="gift" title={t('promotion.none')} text={t('promotion.none_text')} />
      </div>
    )
  return (
    <div data-screen="activity" data-state="ready">
      <BannerCarousel banners={data.banners} group={PROMOTION_BANNERS} />
      <MyPromotions />
      <PromotionList
        promotions={data.promotion}
        categories={categories.data?.list ?? []}
        wanted={wanted}
        first={bannersOf(data.banners, PROMOTION_BANNERS).length === 0}
      />
    </div>
  )
}

/** The way to what the member has joined. */
function MyPromotions() {
  const t = useMessages('content')
  return useMemberHint() ? (
    <div className={styles.mine}>
      <Button variant="secondary" full icon="ticket-check" onClick={() => openPopup('joined')}>
        {t('popup.joined')}
      </Button>
    </div>
  ) : null
}
