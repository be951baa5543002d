import { HOME_PATH } from '@site/config'
import { closePopup, navigate, routeOf, showToast, site, slotsOf, useMessages } from '@site/shared-api'
import { useEffect, useState } from 'react'
import { useRoute } from '#routing/location.ts'
import { useFact } from '#frame/use-fact.ts'
import { loadSheet, warmPopup } from './load-sheet.ts'
import { useBackCloses } from './overlay-history.ts'
import { currentOverlay, hideOverlay, showPopup, useOverlay } from './overlay.ts'
import { keptNext, OWN_ROUTE } from './popup-rules.ts'
import { useLoaded } from './use-loaded.ts'

/** Opens the popups that modules ask for on the bus, one at a time (SHL-14); a popup nobody fills does not open. */
export function PopupHost() {
  const t = useMessages('common')
  const route = useRoute()
  const overlay = useOverlay()
  const popup = overlay?.kind === 'popup' ? overlay : null
  const [last, setLast] = useState(popup)
  if (popup !== null && popup !== last) setLast(popup)

  useFact('popupRequested', ({ popup: name, params = {} }) => {
    if (slotsOf(`popup:${name}`).length === 0) return
    warmPopup(name)
    showPopup(name, { ...keptNext(currentOverlay(), name), ...params })
  })
  useFact('popupClosed', ({ popup: name }) => {
    const open = currentOverlay()
    if (open?.kind === 'popup' && open.popup === name) hideOverlay()
  })
  useFact('sessionStarted', () => {
    const open = currentOverlay()
    const next = open?.kind === 'popup' ? open.params['next'] : undefined
    if (open?.kind !== 'popup' || next === undefined) return
    closePopup(open.popup)
    navigate(next)
  })
  useEffect(() => {
    const open = currentOverlay()
    if (open !== null && open.path !== location.pathname) hideOverlay()
  }, [route])

  const dismiss = (): void => {
    const open = currentOverlay()
    if (open?.kind !== 'popup') return hideOverlay()
    closePopup(open.popup)
    const { id } = routeOf(site().plan, location.pathname) ?? {}
    if (id !== undefined && OWN_ROUTE[open.popup] === id) navigate(HOME_PATH, { replace: true })
  }
  useBackCloses(overlay !== null, dismiss)

  const Sheet = useLoaded(loadSheet, popup !== null, () => {
    showToast(t('error.network'), 'error')
    dismiss()
  })
  if (Sheet === undefined || last === null) return null
  return <Sheet popup={last.popup} params={last.params} open={popup !== null} onDismiss={dismiss} />
}
