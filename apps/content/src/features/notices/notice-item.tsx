import { formatDay, useMessages } from '@site/shared-api'
import { Badge, Icon, VisuallyHidden } from '@site/ui'
import type { Ref } from 'react'
import { NoticeText } from './notice-text.tsx'
import unfolding from '#rich-text/unfolding.module.css'
import styles from './notice-item.module.css'
import type { Notice } from '#member/notices.api.ts'
import { markRead } from '#member/read-marks.ts'

interface Props {
  readonly notice: Notice
  /** Whether the member has still to read it; never for guests. */
  readonly unread: boolean
  readonly unfolded?: boolean
  readonly ref?: Ref<HTMLDetailsElement> | undefined
}

/** A notice of the list: title and day, its text when it is unfolded, which also reads it (B2). */
export function NoticeItem({ notice, unread, unfolded = false, ref }: Props) {
  const t = useMessages('content')
  const { id, title, startDate, popular } = notice
  return (
    <details
      ref={ref}
      name="notices"
      className={styles.notice}
      open={unfolded}
      data-notice={id}
      data-unread={unread || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) markRead(notice)
      }}
    >
      <summary className={`${unfolding.head} ${styles.head}`}>
        <span className={styles.words}>
          <span className={styles.title}>
            {unread ? (
              <span className={styles.dot}>
                <VisuallyHidden>{t('notice.unread')}</VisuallyHidden>
              </span>
            ) : null}
            {title}
          </span>
          <span className={styles.about}>
            <time dateTime={startDate}>{formatDay(startDate, '-')}</time>
            {popular ? <Badge tone="accent">{t('notice.popular')}</Badge> : null}
          </span>
        </span>
        <Icon name="chevron-down" size={20} className={unfolding.arrow} />
      </summary>
      <div className={styles.text}>
        <NoticeText notice={notice} />
      </div>
    </details>
  )
}
