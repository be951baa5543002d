import { formatDay, Link, useMessages, type Announcement } from '@site/shared-api'
import { buttonLook, Icon } from '@site/ui'
import { markRead } from '#member/read-marks.ts'
import { LinkedPromotion } from '#linked-promotion/linked-promotion.tsx'
import { RichText } from '#rich-text/rich-text.tsx'
import unfolding from '#rich-text/unfolding.module.css'
import styles from './notice-accordion.module.css'

const NOTICES_PATH = '/m/notice'

interface Props {
  readonly notices: readonly Announcement[]
  /** Id of the one that begins unfolded. */
  readonly unfolded: string | undefined
}

/** Announcements one under the other: title and start date, the text of one at a time, which reads it (B2, LOB-03). */
export function NoticeAccordion({ notices, unfolded }: Props) {
  const t = useMessages('content')
  return (
    <div data-state="ready">
      {notices.map(({ id, title, startDate, content, linkedPromotionId, read }) => (
        <details
          key={id}
          name="notices"
          className={styles.notice}
          open={id === unfolded}
          data-notice={id}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) markRead({ id, read })
          }}
        >
          <summary className={`${unfolding.head} ${styles.head}`}>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <time dateTime={startDate} className={styles.day}>
                {formatDay(startDate)}
              </time>
            </span>
            <Icon name="chevron-down" size={20} className={unfolding.arrow} />
          </summary>
          <div className={styles.text}>
            <RichText html={content} />
            <LinkedPromotion id={linkedPromotionId} />
          </div>
        </details>
      ))}
      <Link to={NOTICES_PATH} {...buttonLook({ variant: 'ghost', full: true })}>
        {t('ticker.all')}
      </Link>
    </div>
  )
}
