import { useMessages } from '@site/shared-api'
import { VisuallyHidden } from '@site/ui'
import styles from './unread-dot.module.css'
import { useUnread } from './use-unread.ts'

/** A dot on the corner of what leads to something unread; it is said in words as well (SHL-24). */
export function UnreadDot() {
  const t = useMessages('shell')
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className={styles.dot} data-unread={count}>
      <VisuallyHidden>{t('menu.unread', { count })}</VisuallyHidden>
    </span>
  )
}
