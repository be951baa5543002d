import type { SiteEvents } from '@site/shared-api'

export interface ToastItem extends Readonly<SiteEvents['toastRequested']> {
  readonly id: number
}

export const MAX_TOASTS = 3

/** Adds a toast at the end; the same words again start anew instead of standing twice, the oldest give way. */
export function withToast(toasts: readonly ToastItem[], added: ToastItem): readonly ToastItem[] {
  const others = toasts.filter(({ text, kind }) => text !== added.text || kind !== added.kind)
  return [...others, added].slice(-MAX_TOASTS)
}
