import type { PlanPopup } from '@site/config/schema'
import { site } from '../site.ts'

/** The brand's popup of this name, if any module has it (MOD-05). */
export function popupOf(name: string): PlanPopup | undefined {
  return site().plan.popups.find((popup) => popup.name === name)
}

/** Whether any module of this brand fills the popup: one that no module fills is not offered (MOD-05). */
export function popupExists(name: string): boolean {
  return popupOf(name) !== undefined
}
