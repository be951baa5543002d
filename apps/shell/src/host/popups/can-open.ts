import { slotsOf } from '@site/shared-api'
import { OWN_POPUPS } from './popup-rules.ts'

/** Whether anybody fills a popup: a module of the brand, or the shell itself; what nobody fills is not offered (MOD-05). */
export function canOpen(popup: string): boolean {
  return OWN_POPUPS.includes(popup) || slotsOf(`popup:${popup}`).length > 0
}
