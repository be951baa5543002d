import { site } from '@site/shared-api'
import { atom, useAtomValue } from 'jotai'

/** What lies over the page: the side menu or one popup, never two (A2: one at a time). */
export type Overlay =
  | { readonly kind: 'menu'; readonly path: string }
  | {
      readonly kind: 'popup'
      readonly popup: string
      readonly params: Readonly<Record<string, string>>
      /** Where the page was when it opened: it closes when the player goes elsewhere. */
      readonly path: string
    }

const baseOverlay = atom<Overlay | null>(null)

export function useOverlay(): Overlay | null {
  return useAtomValue(baseOverlay, { store: site().store })
}

export function currentOverlay(): Overlay | null {
  return site().store.get(baseOverlay)
}

export function showMenu(): void {
  site().store.set(baseOverlay, { kind: 'menu', path: location.pathname })
}

export function showPopup(popup: string, params: Readonly<Record<string, string>>): void {
  site().store.set(baseOverlay, { kind: 'popup', popup, params, path: location.pathname })
}

export function hideOverlay(): void {
  site().store.set(baseOverlay, null)
}
