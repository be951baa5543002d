import { LOADING_MS, TOAST_MS, TOAST_SHORT_MS } from '@site/config'
import { routeExists } from './composition/link.tsx'
import { site } from './site.ts'

/** Asks the host for a popup by name (`login`, `register`, …); it is filled by whichever module has the slot `popup:<name>`. */
export function openPopup(popup: string, params?: Readonly<Record<string, string>>): void {
  site().bus.emit('popupRequested', { popup, ...(params ? { params } : {}) })
}

export function closePopup(popup: string): void {
  site().bus.emit('popupClosed', { popup })
}

/** A toast, 1.5 s unless told otherwise (A9). */
export function showToast(
  text: string,
  kind: 'info' | 'success' | 'error' = 'info',
  durationMs: number = TOAST_MS,
): void {
  site().bus.emit('toastRequested', { text, kind, durationMs })
}

/** One step back, or home for who came here directly (A2, SHL-04). */
export function goBack(): void {
  site().composition.back()
}

export function navigate(to: string, options?: { readonly replace?: boolean }): void {
  site().composition.navigate(to, options)
}

/** Covers the page while the player has to wait, for 10 s at most unless told otherwise (A9); ends with `hideLoading`. */
export function showLoading(text?: string, durationMs: number = LOADING_MS): void {
  site().bus.emit('loadingChanged', { shown: true, durationMs, ...(text === undefined ? {} : { text }) })
}

export function hideLoading(): void {
  site().bus.emit('loadingChanged', { shown: false, durationMs: 0 })
}

const REWARD_CENTRE = '/m/rewardCenter'

/** What every bonus or reward action does: the reward centre where the brand has it (REWCEN3), else `contact_service` (A5, SHL-27). */
export function openRewardCentre(): void {
  if (routeExists(REWARD_CENTRE)) navigate(REWARD_CENTRE)
  else showToast(site().messages.of('common')('contact_service'), 'info', TOAST_SHORT_MS)
}
