import { TOAST_MS } from '@site/config'
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

export function navigate(to: string, options?: { readonly replace?: boolean }): void {
  site().composition.navigate(to, options)
}
