import { useMessages, useSession } from '@site/shared-api'
import { Button } from '@site/ui'
import { useEffect, useRef } from 'react'
import { NoticeItem } from './notice-item.tsx'
import styles from './notice-list.module.css'
import { MarkAll } from './mark-all.tsx'
import type { Notice } from '#member/notices.api.ts'
import { marksReading, useReadHere } from '#member/read-marks.ts'

interface Props {
  readonly notices: readonly Notice[]
  /** The one that the address names: unfolded and in sight; null where it names one that is not there. */
  readonly chosen: Notice | null | undefined
  readonly unread: number
  readonly more: { readonly exists: boolean; readonly busy: boolean; readonly failed: boolean }
  readonly onMore: () => void
}

/** Notices, the popular ones first (CON-11); one of them unfolded at a time. */
export function NoticeList({ notices, chosen, unread, more, onMore }: Props) {
  const t = useMessages('content')
  const common = useMessages('common')
  const readHere = useReadHere()
  const counts = useSession() !== null && marksReading()
  const opened = useRef<HTMLDetailsElement>(null)
  useEffect(() => opened.current?.scrollIntoView({ block: 'start' }), [chosen?.id])
  // One far down the list is shown before it.
  const ahead = chosen && !notices.some(({ id }) => id === chosen.id) ? [chosen] : []
  return (
    <div className={styles.page}>
      {chosen === null ? (
        <p className={styles.gone} role="status">
          {t('notice.gone')}
        </p>
      ) : null}
      {counts && unread > 0 ? <MarkAll unread={unread} /> : null}
      <ul className={styles.list}>
        {[...ahead, ...notices].map((notice) => (
          <li key={notice.id}>
            <NoticeItem
              notice={notice}
              unread={counts && !notice.read && !readHere.has(notice.id)}
              unfolded={notice.id === chosen?.id}
              ref={notice.id === chosen?.id ? opened : undefined}
            />
          </li>
        ))}
      </ul>
      {more.exists ? (
        <Button variant="secondary" full busy={more.busy} onClick={onMore}>
          {more.failed ? common('load_failed') : t('notice.more')}
        </Button>
      ) : null}
    </div>
  )
}
