import { popupOf } from '@site/shared-api'
import type { Overlay, PopupOverlay } from './overlay.ts'

/** Whether two popups take turns in one place (A2: login, forgot and register): the plan names their group. */
export function sharePlace(one: string, other: string): boolean {
  if (one === other) return true
  const group = popupOf(one)?.group
  return group !== undefined && group === popupOf(other)?.group
}

/**
 * What is open after a popup was requested: those of one group take turns and keep where the player was going, a popup
 * that is open already is on top again, the menu gives way, anything else lies on what is open.
 */
export function withPopup(open: readonly Overlay[], popup: PopupOverlay): readonly Overlay[] {
  const at = open.findIndex((one) => one.kind === 'menu' || sharePlace(one.popup, popup.popup))
  if (at === -1) return [...open, popup]
  const previous = open[at]
  const keeps = previous?.kind === 'popup' && popupOf(popup.popup)?.group !== undefined
  const { next, then } = keeps ? previous.params : {}
  const params = {
    ...(next === undefined ? {} : { next }),
    ...(then === undefined ? {} : { then }),
    ...popup.params,
  }
  return [...open.slice(0, at), { ...popup, params }]
}
