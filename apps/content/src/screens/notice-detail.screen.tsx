import { Link, LoadFailed, useMemberHint, useMessages, useQuery, useSession } from '@site/shared-api'
import { buttonLook, EmptyState } from '@site/ui'
import { useLocation } from 'react-router-dom'
import { NoticePage, NoticePageSkeleton, noticeQuery, useOwnAnswer } from '#features/notices/index.ts'

/** `/m/noticeDetail?id=`: one notice as a page of its own (CON-05). */
export default function NoticeDetailScreen() {
  const t = useMessages('content')
  const id = new URLSearchParams(useLocation().search).get('id') ?? ''
  const { data, isError, isFetching, refetch } = useQuery({ ...noticeQuery(id), enabled: isId(id) })
  useOwnAnswer(refetch)
  const [session, isMember] = [useSession(), useMemberHint()]
  const isKnown = session !== null || !isMember
  const notice = data?.list[0]
  // A member may have what a guest has not: their own answer is waited for.
  const isWaiting = isId(id) && notice === undefined && (data === undefined || isFetching || !isKnown)
  const state = notice ? 'ready' : isError ? 'failed' : isWaiting ? 'loading' : 'empty'
  return (
    <div data-screen="noticeDetail" data-state={state}>
      {state === 'failed' ? <LoadFailed retry={() => void refetch()} /> : null}
      {state === 'loading' ? <NoticePageSkeleton /> : null}
      {state === 'empty' ? (
        <EmptyState
          drawing="megaphone"
          title={t('notice.gone')}
          text={t('notice.gone_text')}
          action={
            <Link to="/m/notice" replace {...buttonLook()}>
              {t('ticker.all')}
            </Link>
          }
        />
      ) : null}
      {notice ? <NoticePage notice={notice} /> : null}
    </div>
  )
}

const isId = (text: string): boolean => text.length > 0 && text.length <= 64
