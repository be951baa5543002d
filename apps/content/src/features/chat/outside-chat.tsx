import { LoadFailed, useMessages, useQuery } from '@site/shared-api'
import { buttonLook, EmptyState, Skeleton } from '@site/ui'
import { launchChat } from '#chat-launch/launch-chat.ts'
import styles from './chat-view.module.css'

/** The page of a brand whose chat is elsewhere: a link, since a page that opens windows by itself is stopped by browsers. */
export function OutsideChat() {
  const t = useMessages('content')
  const { data, isError, refetch } = useQuery({
    queryKey: ['chat-launch'],
    queryFn: () => launchChat(t('title.chat')),
  })
  const url = data?.outside ? data.url : undefined
  return (
    <div className={styles.outside} data-screen="chat" data-state={isError ? 'failed' : 'empty'}>
      {isError || (data && url === undefined) ? (
        <LoadFailed retry={() => void refetch()} />
      ) : url === undefined ? (
        <Skeleton className={styles.theirs} />
      ) : (
        <EmptyState
          drawing="message-circle"
          title={t('chat.outside')}
          action={
            <a href={url} target="_blank" rel="noopener" {...buttonLook({})}>
              {t('chat.outside_open')}
            </a>
          }
        />
      )}
    </div>
  )
}
