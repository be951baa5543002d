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

/** A toast, 1.5 s by default (A9). */
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

/** Covers the page while the player has to wait, for 10 s at most by default (A9); ends with `hideLoading`. */
export function showLoading(text?: string, durationMs: number = LOADING_MS): void {
  site().bus.emit('loadingChanged', { shown: true, durationMs, ...(text === undefined ? {} : { text }) })
}

export function hideLoading(): void {
  site().bus.emit('loadingChanged', { shown: false, durationMs: 0 })
}

const REWARD_CENTRE = '/m/rewardCenter'

const REWARD_FLAG = 'REWCEN3'

/**
 * What every bonus or reward action does: the reward centre where the flag is on, else `contact_service` (A5, SHL-27). A centre
 * that is switched on while no module draws it is not there for the moment: customer service could not open it either.
 */
export function openRewardCentre(): void {
  if (routeExists(REWARD_CENTRE)) return navigate(REWARD_CENTRE)
  const why = site().plan.flags.includes(REWARD_FLAG) ? 'error.feature_unavailable' : 'contact_service'
  showToast(site().messages.of('common')(why), 'info', TOAST_SHORT_MS)
}

/** Whether a bonus or reward action has something to say or to open: what is switched on and not drawn is not offered (MOD-05). */
export function rewardCentreOffered(): boolean {
  return routeExists(REWARD_CENTRE) || !site().plan.flags.includes(REWARD_FLAG)
}
