import { PopupHost } from '#popups/popup-host.tsx'
import { ToastHost } from '#toasts/toast-host.tsx'
import { StatusPlace } from '#status/status-place.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { SideMenu } from '#menu/side-menu.tsx'

/** What stands over every screen (SHL-06): side menu, popups, toasts, the offline bar, a closed site. */
export function Overlays() {
  return (
    <>
      <OfflineBar />
      <SideMenu />
      <PopupHost />
      <ToastHost />
      <StatusPlace />
    </>
  )
}
