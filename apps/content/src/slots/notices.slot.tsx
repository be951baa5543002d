import { announcementsQuery, LoadFailed, useMessages, useQuery } from '@site/shared-api'
import { EmptyState, Skeleton } from '@site/ui'
import { NoticeAccordion } from '#features/ticker/index.ts'
import styles from './notices.slot.module.css'

interface Props {
  readonly params?: Readonly<Record<string, string>>
}

/** Content of the ticker's popup: the announcements as an accordion, the tapped one (`id`) unfolded (B2). */
export default function NoticesSlot({ params }: Props) {
  const t = useMessages('content')
  const { data, isError, refetch } = useQuery(announcementsQuery())
  if (isError) return <LoadFailed retry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className={styles.waiting} data-state="loading">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    )
  if (data.player.length === 0) return <EmptyState drawing="megaphone" title={t('greeting.none')} />
  return <NoticeAccordion notices={data.player} unfolded={params?.['id']} />
}
