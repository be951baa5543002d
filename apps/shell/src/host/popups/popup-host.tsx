import { showToast, useMessages } from '@site/shared-api'
import { LoadingVeil, useLast, useLoaded } from '@site/ui/frame'
import { useEffect, type ComponentType } from 'react'
import { useRoute } from '#host/routing/location.ts'
import { dismissTo } from './dismiss.ts'
import { loadSheet } from './load-sheet.ts'
import { useBackCloses } from '#host/routing/overlay-history.ts'
import { closeOverlays, overlaysNow, useOverlays, type Overlay, type PopupOverlay } from './overlay.ts'
import type { SheetProps } from './popup-sheet.tsx'
import { usePopupFacts } from './use-popup-facts.ts'

const isPopup = (overlay: Overlay): overlay is PopupOverlay => overlay.kind === 'popup'

/** Opens the popups that are requested on the bus (SHL-14); one that was opened from another lies on it. */
export function PopupHost() {
  const t = useMessages('common')
  const route = useRoute()
  const overlays = useOverlays()
  const popups = overlays.filter(isPopup)
  usePopupFacts()
  useEffect(() => {
    if (overlaysNow().some(({ path }) => path !== location.pathname)) closeOverlays()
  }, [route])
  useBackCloses(overlays.length, dismissTo)
  const Sheet = useLoaded(loadSheet, popups.length > 0, () => {
    showToast(t('error.network'), 'error')
    dismissTo(0)
  })
  if (Sheet === undefined) return popups.length > 0 ? <LoadingVeil label={t('loading')} /> : null
  return <Level Sheet={Sheet} popups={popups} level={0} />
}

interface LevelProps {
  readonly Sheet: ComponentType<SheetProps>
  readonly popups: readonly PopupOverlay[]
  readonly level: number
}

/** One popup and, inside it, those that were opened from it: so the topmost alone has the focus and answers to Escape. */
function Level({ Sheet, popups, level }: LevelProps) {
  const open = popups[level]
  const shown = useLast(open)
  if (shown === undefined) return null
  return (
    <Sheet
      popup={shown.popup}
      params={shown.params}
      open={open !== undefined}
      onDismiss={() => dismissTo(level)}
    >
      <Level Sheet={Sheet} popups={popups} level={level + 1} />
    </Sheet>
  )
}
