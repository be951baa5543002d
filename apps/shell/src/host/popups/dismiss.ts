import { HOME_PATH } from '@site/config'
import { closePopup, navigate, popupOf, routeOf, site } from '@site/shared-api'
import { closeOverlays, overlaysNow } from './overlay.ts'

/** The player has closed what lies above the first `keep`: every popup is notified, and one on its own path leads home (SHL-14). */
export function dismissTo(keep: number): void {
  const left = overlaysNow().slice(keep)
  closeOverlays(keep)
  for (const overlay of left.reverse()) if (overlay.kind === 'popup') closePopup(overlay.popup)
  const { id } = routeOf(site().plan, location.pathname) ?? {}
  const onOwnPath = left.some((overlay) => overlay.kind === 'popup' && popupOf(overlay.popup)?.route === id)
  if (id !== undefined && onOwnPath) navigate(HOME_PATH, { replace: true })
}
