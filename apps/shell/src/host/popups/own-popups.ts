import { popupExists } from '@site/shared-api'
import type { ComponentType } from 'react'

export interface OwnPopupProps {
  readonly params: Readonly<Record<string, string>>
  /** Closes the popup, after something was chosen in it. */
  readonly onLeave: () => void
}

export type OwnPopups = Readonly<Record<string, () => Promise<ComponentType<OwnPopupProps>>>>

let own: OwnPopups = {}

/** Called once, by whoever puts host and frame together: the host itself has the alert alone. */
export function giveOwnPopups(popups: OwnPopups): void {
  own = { ...popups, alert: () => import('./alert-panel.tsx').then(({ AlertPanel }) => AlertPanel) }
}

/** How the site's own content of a popup is fetched, where no module fills it. */
export function ownPopup(name: string): OwnPopups[string] | undefined {
  return popupExists(name) ? undefined : own[name]
}

/** Whether anybody fills a popup: a module of the brand, or the site itself; what nobody fills is not offered (MOD-05). */
export function canOpen(popup: string): boolean {
  return popupExists(popup) || own[popup] !== undefined
}
