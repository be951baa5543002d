import { site } from '@site/shared-api'
import { atom, useAtomValue } from 'jotai'
import { withPopup } from './popup-rules.ts'

export interface MenuOverlay {
  readonly kind: 'menu'
  /** Where the page was when it opened: it closes when the player goes elsewhere. */
  readonly path: string
}

export interface PopupOverlay {
  readonly kind: 'popup'
  readonly popup: string
  readonly params: Readonly<Record<string, string>>
  readonly path: string
}

/** What lies over the page: the side menu, or popups of which each was opened from the one below. */
export type Overlay = MenuOverlay | PopupOverlay

const baseOverlays = atom<readonly Overlay[]>([])

export function useOverlays(): readonly Overlay[] {
  return useAtomValue(baseOverlays, { store: site().store })
}

export function overlaysNow(): readonly Overlay[] {
  return site().store.get(baseOverlays)
}

/** Calls back whenever something opens or closes; returns how to stop. */
export function onOverlays(changed: () => void): () => void {
  return site().store.sub(baseOverlays, changed)
}

export function showMenu(): void {
  site().store.set(baseOverlays, [{ kind: 'menu', path: location.pathname }])
}

export function showPopup(popup: string, params: Readonly<Record<string, string>>): void {
  const { store } = site()
  store.set(
    baseOverlays,
    withPopup(store.get(baseOverlays), { kind: 'popup', popup, params, path: location.pathname }),
  )
}

/** Closes what lies above the first `keep`. */
export function closeOverlays(keep = 0): void {
  const { store } = site()
  if (store.get(baseOverlays).length > keep) store.set(baseOverlays, (open) => open.slice(0, keep))
}
