import { formatDay, Link, useMessages, type Announcement } from '@site/shared-api'
import { buttonLook } from '@site/ui'
import { LinkedPromotion } from '#linked-promotion/linked-promotion.tsx'
import { NoticeFold } from '#notice-fold/notice-fold.tsx'
import { RichText } from '#rich-text/rich-text.tsx'

const NOTICES_PATH = '/m/notice'

interface Props {
  readonly notices: readonly Announcement[]
  /** Id of the one that begins unfolded. */
  readonly unfolded: string | undefined
}

/** Announcements one under the other: title and start date, the text of one at a time (B2, LOB-03). */
export function NoticeAccordion({ notices, unfolded }: Props) {
  const t = useMessages('content')
  return (
    <div data-state="ready">
      {notices.map(({ id, title, startDate, content, linkedPromotionId, read }) => (
        <NoticeFold
          key={id}
          notice={{ id, read }}
          look="line"
          title={title}
          about={<time dateTime={startDate}>{formatDay(startDate)}</time>}
          unfolded={id === unfolded}
        >
          <RichText html={content} />
          <LinkedPromotion id={linkedPromotionId} />
        </NoticeFold>
      ))}
      <Link to={NOTICES_PATH} {...buttonLook({ variant: 'ghost', full: true })}>
        {t('ticker.all')}
      </Link>
    </div>
  )
}
