import { ApiError, Link, LoadFailed, useLanguage, useMessages, useQuery } from '@site/shared-api'
import { Button, buttonLook, EmptyState, Skeleton } from '@site/ui'
import { useEffect } from 'react'
import { RichText } from '#rich-text/rich-text.tsx'
import { KindIcon } from './kind-icon.tsx'
import { GONE, INBOX, mailQuery } from './mail.api.ts'
import styles from './mail-page.module.css'
import { dropMails, markRead } from './mailbox.ts'
import { fullMomentText } from '#dates/moment-text.ts'

interface Props {
  readonly id: string
  readonly busy: boolean
  readonly onDelete: () => void
}

/** One message: reading it marks it as read (CON-07). */
export function MailPage({ id, busy, onDelete }: Props) {
  const t = useMessages('content')
  const language = useLanguage()
  const { data, error, isError, refetch } = useQuery({
    ...mailQuery(id),
    retry: (count, failure) => !isGone(failure) && count < 1,
  })
  const unread = data !== undefined && !data.read
  const gone = isGone(error)
  useEffect(() => {
    // A mark that does not come through stays an unread message: no harm, and no news.
    if (unread) markRead(id).catch(() => undefined)
  }, [id, unread])
  useEffect(() => {
    if (gone) dropMails([id])
  }, [id, gone])
  if (gone) return <MailGone />
  if (data === undefined)
    return isError ? (
      <LoadFailed retry={() => void refetch()} />
    ) : (
      <div className={styles.page} data-state="loading">
        <Skeleton shape="title" />
        <Skeleton className={styles.bone} />
      </div>
    )
  const { kind, title, sentAt, content } = data
  return (
    <article className={styles.page} data-mail={id}>
      <header className={styles.head}>
        <KindIcon kind={kind} />
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <time dateTime={sentAt} className={styles.time}>
            {fullMomentText(sentAt, language)}
          </time>
        </div>
      </header>
      <RichText html={content} />
      <div className={styles.actions}>
        <Link to={INBOX} replace {...buttonLook({ variant: 'secondary', full: true })}>
          {t('mail.all')}
        </Link>
        <Button variant="danger" full busy={busy} onClick={onDelete}>
          {t('mail.delete')}
        </Button>
      </div>
    </article>
  )
}

/** A message that was deleted on another page, or taken back: said kindly, with the way on. */
function MailGone() {
  const t = useMessages('content')
  return (
    <EmptyState
      drawing="mail"
      title={t('mail.gone')}
      text={t('mail.gone_text')}
      action={
        <Link to={INBOX} replace {...buttonLook()}>
          {t('mail.all')}
        </Link>
      }
    />
  )
}

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === GONE || error.field === 'id')
