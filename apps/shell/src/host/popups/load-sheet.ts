import { site, slotsOf } from '@site/shared-api'
import { OWN_POPUPS } from './popup-rules.ts'

export const loadSheet = () => import('./popup-sheet.tsx').then(({ PopupSheet }) => PopupSheet)

/** Fetches a popup's frame and content side by side, ahead of the tap or with it; a failure shows when it opens. */
export function warmPopup(popup: string): void {
  void loadSheet().catch(() => undefined)
  const { composition } = site()
  const parts = slotsOf(`popup:${popup}`)
  for (const part of parts)
    if (composition.ready(part) === undefined) void composition.load(part).catch(() => undefined)
  if (parts.length === 0 && OWN_POPUPS.includes(popup))
    void import('./own-parts.ts').then(({ OWN_PARTS }) => OWN_PARTS[popup]?.()).catch(() => undefined)
}
