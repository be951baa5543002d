import { PopupHost } from '#host/popups/popup-host.tsx'
import { LoadingHost } from '#host/toasts/loading-host.tsx'
import { ToastHost } from '#host/toasts/toast-host.tsx'
import { StatusPlace } from '#host/status/status-place.tsx'
import { FrameSlots } from '#chrome/slots/frame-slots.tsx'
import { OfflineBar } from '#host/offline/offline-bar.tsx'
import { SideMenu } from '#chrome/side-menu/side-menu.tsx'

/** Everything over the screens (SHL-06): modules' own places, side menu, popups, loading, toasts, the offline bar, a closed site. */
export function Overlays() {
  return (
    <>
      <OfflineBar />
      <FrameSlots />
      <SideMenu />
      <PopupHost />
      <LoadingHost />
      <ToastHost />
      <StatusPlace />
    </>
  )
}
