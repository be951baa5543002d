import { announcementsQuery, Link, LoadFailed, useMessages, useQuery } from '@site/shared-api'
import { buttonLook, EmptyState } from '@site/ui'
import { useLocation } from 'react-router-dom'
import { JoinBar } from '#features/joining/index.ts'
import { DetailSkeleton, PromotionDetail } from '#features/promotions/index.ts'
import styles from './activity-detail.screen.module.css'

/** `/m/activityDetail?id=`: one promotion as a page of its own (CON-01). */
export default function ActivityDetailScreen() {
  const t = useMessages('content')
  const id = new URLSearchParams(useLocation().search).get('id')
  const { data, isError, refetch } = useQuery(announcementsQuery())
  const promotion = data?.promotion.find((one) => one.id === id)
  const state = isError ? 'failed' : data === undefined ? 'loading' : promotion ? 'ready' : 'empty'
  return (
    <div className={styles.screen} data-screen="activityDetail" data-state={state}>
      {state === 'failed' ? <LoadFailed retry={() => void refetch()} /> : null}
      {state === 'loading' ? <DetailSkeleton /> : null}
      {state === 'empty' ? (
        <EmptyState
          drawing="gift"
          title={t('promotion.gone')}
          text={t('promotion.gone_text')}
          action={
            <Link to="/m/activity" {...buttonLook()}>
              {t('promotion.show_all')}
            </Link>
          }
        />
      ) : null}
      {promotion ? (
        <PromotionDetail promotion={promotion} heading>
          <JoinBar promotion={promotion} />
        </PromotionDetail>
      ) : null}
    </div>
  )
}
