import { closePopup, navigate, openPopup, popupExists } from '@site/shared-api'
import { useFact } from '#host/facts/use-fact.ts'
import { warmPopup } from './load-sheet.ts'
import { closeOverlays, overlaysNow, showPopup, type PopupOverlay } from './overlay.ts'
import { sharePlace } from './popup-rules.ts'

/** The bus events of popups: requested, closed by their own content, closed because a member has signed in. */
export function usePopupFacts(): void {
  useFact('popupRequested', ({ popup, params = {} }) => {
    // A popup that no module fills is not offered (MOD-05).
    if (!popupExists(popup)) return
    warmPopup(popup)
    showPopup(popup, params)
  })
  useFact('popupClosed', ({ popup }) => {
    const at = overlaysNow().findIndex((overlay) => overlay.kind === 'popup' && overlay.popup === popup)
    if (at !== -1) closeOverlays(at)
  })
  // Nothing of a member's lies open over the page of a guest.
  useFact('sessionEnded', ({ reason }) => {
    if (reason === 'logout') closeOverlays()
  })
  useFact('sessionStarted', () => {
    const login = overlaysNow().find(
      (overlay): overlay is PopupOverlay => overlay.kind === 'popup' && sharePlace(overlay.popup, 'login'),
    )
    if (login === undefined) return
    const { next, then } = login.params
    if (next === undefined && then === undefined) return
    closePopup(login.popup)
    if (next !== undefined) navigate(next)
    if (then !== undefined) openPopup(then)
  })
}
