/** What is said in passing, and for how long. */
export interface ToastText {
  readonly text: string
  readonly kind: 'info' | 'success' | 'error'
  readonly durationMs: number
}

export interface ToastItem extends ToastText {
  readonly id: number
}

export const MAX_TOASTS = 3

/** Adds a toast at the end; the same words again start anew instead of standing twice, the oldest give way. */
export function withToast(toasts: readonly ToastItem[], added: ToastItem): readonly ToastItem[] {
  const others = toasts.filter(({ text, kind }) => text !== added.text || kind !== added.kind)
  return [...others, added].slice(-MAX_TOASTS)
}
