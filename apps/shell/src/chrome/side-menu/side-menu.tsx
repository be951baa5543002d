import { showToast, useMessages } from '@site/shared-api'
import { LoadingVeil, useLoaded } from '@site/ui/frame'
import { closeOverlays, useOverlays } from '#host/popups/overlay.ts'
import { loadMenu } from './load-menu.ts'

/** The place of the right-side menu: a few bytes until it is first opened (SHL-10, SHL-12). */
export function SideMenu() {
  const t = useMessages('common')
  const open = useOverlays()[0]?.kind === 'menu'
  const Panel = useLoaded(loadMenu, open, () => {
    showToast(t('error.network'), 'error')
    closeOverlays()
  })
  if (Panel !== undefined) return <Panel open={open} onClose={() => closeOverlays()} />
  return open ? <LoadingVeil label={t('loading')} /> : null
}
