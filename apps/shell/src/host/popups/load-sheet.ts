import { site, slotsOf } from '@site/shared-api'

export const loadSheet = () => import('./popup-sheet.tsx').then(({ PopupSheet }) => PopupSheet)

/** Fetches a popup's frame and content side by side, ahead of the tap or with it; a failure shows when it opens. */
export function warmPopup(popup: string): void {
  void loadSheet().catch(() => undefined)
  const { composition } = site()
  const parts = slotsOf(`popup:${popup}`)
  for (const part of parts)
    if (composition.ready(part) === undefined) void composition.load(part).catch(() => undefined)
}
