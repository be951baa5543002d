import { fill, h } from '#client/ui/dom'
import { motionReduced } from '#client/ui/motion'
import type { Table } from '#client/ui/table'

const LIFE_MS = 3600
const RISE_MS = 225

/** Short notes over the game, one at a time. */
export function toasts(): { element: HTMLElement; toast: Table['toast'] } {
  const element = h('div', { class: 'toasts', role: 'status' })
  return {
    element,
    toast(text, tone = 'plain') {
      const note = h('div', { class: 'toast', 'data-tone': tone }, text)
      fill(element, note)
      if (!motionReduced()) {
        const from = { opacity: 0, transform: 'translateY(12px)' }
        note.animate([from, { opacity: 1, transform: 'none' }], { duration: RISE_MS, easing: 'ease-out' })
      }
      setTimeout(() => note.remove(), LIFE_MS)
    },
  }
}
