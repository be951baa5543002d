import { Link, useMessages, useQuery, useSession } from '@site/shared-api'
import { ChipFace, chipLook, EmptyState } from '@site/ui'
import { PageWaits } from '../page-states.tsx'
import { goodsQuery } from '../rewards.api.ts'
import styles from '../rewards.module.css'
import { GoodDetail } from './good-detail.tsx'
import { GoodGrid } from './good-grid.tsx'
import own from './mall.module.css'
import { OrderRows } from './order-rows.tsx'
import { PointRows } from './point-rows.tsx'
import { PointStage } from './point-stage.tsx'

const HOME = '/m/mall/mallHome'
const VIEWS = ['goods', 'orders', 'points'] as const

interface Props {
  /** The good that is looked at, if one is. */
  readonly good: string | null
  /** Which list is shown. */
  readonly view: string | null
}

/** Points, what they are exchanged for, and what became of it (MEM-10). */
export function Mall({ good: goodId, view }: Props) {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...goodsQuery(), enabled: signedIn })
  if (data === undefined) return <PageWaits failed={isError} retry={() => void refetch()} />
  const good = data.goods.find((one) => one.goodId === goodId)
  if (good) return <GoodDetail key={good.goodId} good={good} points={data.points} />
  const shown = VIEWS.find((one) => one === view) ?? 'goods'
  return (
    <div className={styles.page} data-state={data.goods.length === 0 ? 'empty' : 'ready'}>
      <PointStage stand={data} />
      <nav aria-label={t('mall.views')} className={own.views}>
        {VIEWS.map((one) => (
          <Link
            key={one}
            to={one === 'goods' ? HOME : `${HOME}?view=${one}`}
            {...chipLook(one === shown)}
            {...(one === shown && { 'aria-current': 'page' as const })}
          >
            <ChipFace>{t(`mall.view.${one}`)}</ChipFace>
          </Link>
        ))}
      </nav>
      {shown === 'goods' && data.goods.length === 0 ? (
        <EmptyState drawing="gem" title={t('mall.none')} text={t('mall.none_text')} />
      ) : null}
      {shown === 'goods' ? <GoodGrid goods={data.goods} points={data.points} /> : null}
      {shown === 'orders' ? <OrderRows timeZone={data.timeZone} /> : null}
      {shown === 'points' ? <PointRows timeZone={data.timeZone} today={data.today} /> : null}
    </div>
  )
}
