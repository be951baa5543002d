import { formatDay, useMessages } from '@site/shared-api'
import { Badge, VisuallyHidden } from '@site/ui'
import type { Ref } from 'react'
import { NoticeFold } from '#notice-fold/notice-fold.tsx'
import { NoticeText } from './notice-text.tsx'
import styles from './notice-item.module.css'
import type { Notice } from '#member/notices.api.ts'

interface Props {
  readonly notice: Notice
  /** Whether the member has still to read it; never for guests. */
  readonly unread: boolean
  readonly unfolded?: boolean
  readonly ref?: Ref<HTMLDetailsElement> | undefined
}

/** A notice of the list: title and day, its text when it is unfolded (B2). */
export function NoticeItem({ notice, unread, unfolded = false, ref }: Props) {
  const t = useMessages('content')
  const { title, startDate, popular } = notice
  return (
    <NoticeFold
      ref={ref}
      notice={notice}
      look="card"
      unread={unread}
      unfolded={unfolded}
      title={
        <>
          {unread ? (
            <span className={styles.dot}>
              <VisuallyHidden>{t('notice.unread')}</VisuallyHidden>
            </span>
          ) : null}
          {title}
        </>
      }
      about={
        <>
          <time dateTime={startDate}>{formatDay(startDate, '-')}</time>
          {popular ? <Badge tone="accent">{t('notice.popular')}</Badge> : null}
        </>
      }
    >
      <NoticeText notice={notice} />
    </NoticeFold>
  )
}
