import { PopupHost } from '#popups/popup-host.tsx'
import { LoadingHost } from '#toasts/loading-host.tsx'
import { ToastHost } from '#toasts/toast-host.tsx'
import { StatusPlace } from '#status/status-place.tsx'
import { IdlePlaces } from './idle-places.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { SideMenu } from '#menu/side-menu.tsx'

/** What stands over every screen (SHL-06): modules' own places, side menu, popups, loading, toasts, the offline bar, a closed site. */
export function Overlays() {
  return (
    <>
      <OfflineBar />
      <IdlePlaces />
      <SideMenu />
      <PopupHost />
      <LoadingHost />
      <ToastHost />
      <StatusPlace />
    </>
  )
}
