import { formatDay, Link, useMessages } from '@site/shared-api'
import { buttonLook } from '@site/ui'
import { useEffect } from 'react'
import styles from './notice-page.module.css'
import { NoticeText } from './notice-text.tsx'
import type { Notice } from '#member/notices.api.ts'
import { markRead } from '#member/read-marks.ts'

/** One notice to read: title, day, text; seeing it reads it (B2, B4). */
export function NoticePage({ notice }: { readonly notice: Notice }) {
  const t = useMessages('content')
  useEffect(() => markRead(notice), [notice])
  return (
    <article className={styles.page} data-notice={notice.id}>
      <header className={styles.head}>
        <h2 className={styles.title}>{notice.title}</h2>
        <time dateTime={notice.startDate} className={styles.day}>
          {formatDay(notice.startDate, '-')}
        </time>
      </header>
      <NoticeText notice={notice} />
      <Link to="/m/notice" {...buttonLook({ variant: 'secondary', full: true })}>
        {t('ticker.all')}
      </Link>
    </article>
  )
}
