import {
  announcementsQuery,
  Link,
  LoadFailed,
  navigate,
  useMemberHint,
  useMessages,
  useQuery,
  type Announcement,
} from '@site/shared-api'
import { buttonLook, Card, EmptyState, Skeleton } from '@site/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Applied, joinedQuery, StateBadge, takesApplications } from '#features/joining/index.ts'
import { ApplyForm } from '#features/rewards/index.ts'
import styles from './apply-reward.screen.module.css'

/** `/m/applyReward?id=`: applying for the reward of a promotion; guests, and who names none, are led to the promotions (B2, CON-03). */
export default function ApplyRewardScreen() {
  const id = new URLSearchParams(useLocation().search).get('id')
  const member = useMemberHint()
  const turnedAway = !member || id === null || id === ''
  useEffect(() => {
    if (turnedAway) navigate('/m/activity', { replace: true })
  }, [turnedAway])
  return (
    <div className={styles.screen} data-screen="applyReward">
      {turnedAway ? <FormSkeleton /> : <Applying key={id} id={id} />}
    </div>
  )
}

function Applying({ id }: { readonly id: string }) {
  const t = useMessages('content')
  const { data, isError, refetch } = useQuery(announcementsQuery())
  const mine = useQuery(joinedQuery(id))
  const found = data?.promotion.find((one) => one.id === id)
  // A promotion that goes while its form is open takes nothing of what was typed with it: the answer to the application says it.
  const [opened, setOpened] = useState<Announcement>()
  useEffect(() => {
    if (found !== undefined) setOpened(found)
  }, [found])
  const promotion = found ?? opened
  if (promotion === undefined && isError) return <LoadFailed retry={() => void refetch()} />
  if (mine.isError && mine.data === undefined) return <LoadFailed retry={() => void mine.refetch()} />
  if (data === undefined || mine.data === undefined) return <FormSkeleton />
  if (promotion === undefined) return <Nothing title={t('promotion.gone')} text={t('promotion.gone_text')} />
  const latest = mine.data.list[0]?.application
  if (!takesApplications(promotion)) return <Nothing title={t('reward.none')} text={t('reward.none_text')} />
  const isOpen = latest === undefined || latest === null || latest.state === 'refused'
  return (
    <div className={styles.body} data-state={isOpen ? 'ready' : 'applied'}>
      <h2 className={styles.title}>{promotion.title}</h2>
      {latest ? (
        <Card className={styles.latest}>
          <StateBadge state={latest.state} />
          <Applied application={latest} />
        </Card>
      ) : null}
      {isOpen ? <ApplyForm promotion={promotion} /> : null}
    </div>
  )
}

function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useMessages('content')
  return (
    <EmptyState
      drawing="gift"
      title={title}
      text={text}
      action={
        <Link to="/m/activity" {...buttonLook()}>
          {t('promotion.show_all')}
        </Link>
      }
    />
  )
}

function FormSkeleton() {
  return (
    <div className={styles.body} data-state="loading">
      <Skeleton shape="title" />
      <Skeleton className={styles.box} />
      <Skeleton className={styles.box} />
    </div>
  )
}
