import { LoadFailed, useInfiniteQuery, useMessages } from '@site/shared-api'
import { EmptyState } from '@site/ui'
import { useLocation } from 'react-router-dom'
import { NoticeList, NoticeListSkeleton, noticesQuery, useOwnAnswer } from '#features/notices/index.ts'

/** `/m/notice?index=`: every notice of the brand, the chosen one unfolded (CON-05). */
export default function NoticeScreen() {
  const t = useMessages('content')
  const indexText = new URLSearchParams(useLocation().search).get('index')
  const index = indexText !== null && /^\d{1,5}$/.test(indexText) ? Number(indexText) : undefined
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(noticesQuery(index))
  useOwnAnswer(refetch)
  const [first] = data?.pages ?? []
  const notices = data?.pages.flatMap(({ list }) => list) ?? []
  const state =
    first === undefined ? (isError ? 'failed' : 'loading') : notices.length === 0 ? 'empty' : 'ready'
  return (
    <div data-screen="notice" data-state={state}>
      {state === 'failed' ? <LoadFailed retry={() => void refetch()} /> : null}
      {state === 'loading' ? <NoticeListSkeleton /> : null}
      {state === 'empty' ? (
        <EmptyState drawing="megaphone" title={t('greeting.none')} text={t('notice.none_text')} />
      ) : null}
      {first && state === 'ready' ? (
        <NoticeList
          notices={notices}
          chosen={indexText === null ? undefined : index === undefined ? null : first.chosen}
          unread={first.unread}
          more={{ exists: hasNextPage, busy: isFetchingNextPage, failed: isFetchNextPageError }}
          onMore={() => void fetchNextPage()}
        />
      ) : null}
    </div>
  )
}
