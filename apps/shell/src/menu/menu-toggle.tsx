import { useMessages } from '@site/shared-api'
import { IconButton } from '@site/ui'
import { showMenu, useOverlay } from '#popups/overlay.ts'
import { warmMenu } from './load-menu.ts'

/** Opens the side menu, from every screen. */
export function MenuToggle() {
  const t = useMessages('shell')
  const open = useOverlay()?.kind === 'menu'
  return (
    <IconButton
      icon="menu"
      label={t('menu.open')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerDown={warmMenu}
      onClick={showMenu}
    />
  )
}
