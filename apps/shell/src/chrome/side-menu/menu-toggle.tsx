import { useMessages } from '@site/shared-api'
import { IconButton } from '@site/ui'
import { UnreadDot } from '#chrome/entries/unread-dot.tsx'
import { showMenu, useOverlays } from '#host/popups/overlay.ts'
import { warmMenu } from './load-menu.ts'
import styles from './menu-toggle.module.css'

/** Opens the side menu, from every screen; a dot says that something is unread (SHL-24). */
export function MenuToggle() {
  const t = useMessages('shell')
  const open = useOverlays()[0]?.kind === 'menu'
  return (
    <span className={styles.place}>
      <IconButton
        icon="menu"
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={warmMenu}
        onClick={showMenu}
      />
      <UnreadDot />
    </span>
  )
}
