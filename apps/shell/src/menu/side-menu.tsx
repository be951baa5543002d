import { showToast, useMessages } from '@site/shared-api'
import { hideOverlay, useOverlay } from '#popups/overlay.ts'
import { useLoaded } from '#popups/use-loaded.ts'
import { loadMenu } from './load-menu.ts'

/** The place of the right-side menu: a few bytes until it is first opened (SHL-10, SHL-12). */
export function SideMenu() {
  const t = useMessages('common')
  const open = useOverlay()?.kind === 'menu'
  const Panel = useLoaded(loadMenu, open, () => {
    showToast(t('error.network'), 'error')
    hideOverlay()
  })
  return Panel === undefined ? null : <Panel open={open} onClose={hideOverlay} />
}
