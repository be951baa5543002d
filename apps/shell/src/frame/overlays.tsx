import { PopupHost } from '#popups/popup-host.tsx'
import { ToastHost } from '#toasts/toast-host.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { SideMenu } from '#menu/side-menu.tsx'

/** What stands over every screen (SHL-06): side menu, popups, toasts, the offline bar. */
export function Overlays() {
  return (
    <>
      <OfflineBar />
      <SideMenu />
      <PopupHost />
      <ToastHost />
    </>
  )
}
