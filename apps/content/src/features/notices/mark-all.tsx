import { showToast, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { useState } from 'react'
import styles from './notice-list.module.css'
import { markAllRead } from '#member/read-marks.ts'

/** How many are unread, and the button that reads them all. */
export function MarkAll({ unread }: { readonly unread: number }) {
  const t = useMessages('content')
  const common = useMessages('common')
  const [busy, setBusy] = useState(false)
  const mark = async (): Promise<void> => {
    setBusy(true)
    try {
      await markAllRead()
    } catch {
      showToast(common('error.system_unavailable'), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.unread}>
      <p role="status">{t('notice.unread_count', { count: unread > 99 ? '99+' : unread })}</p>
      <Button variant="ghost" busy={busy} onClick={() => void mark()}>
        {t('notice.read_all')}
      </Button>
    </div>
  )
}
