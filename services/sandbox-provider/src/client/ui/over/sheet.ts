import { h } from '#client/ui/dom'
import { icon } from '#client/ui/icons'
import { motionReduced } from '#client/ui/motion'
import type { Words } from '#client/words/words'

const RISE_MS = 225

/** A sheet from below with a title; Escape, the cross and a tap beside it close it. */
export function openSheet(
  t: Words,
  title: string,
  ...content: Node[]
): { close: () => void; body: HTMLElement } {
  const heading = h('h2', { class: 'sheet-title' }, title)
  const body = h('div', { class: 'sheet-body', tabindex: '0' }, ...content)
  const cross = h('button', { class: 'icon-button', type: 'button', 'aria-label': t('close') }, icon('close'))
  const dialog = h(
    'dialog',
    { class: 'sheet', 'aria-label': title },
    h('div', { class: 'sheet-head' }, heading, cross),
    body,
  )
  const close = (): void => dialog.close()
  cross.addEventListener('click', close)
  dialog.addEventListener('click', (event) => event.target === dialog && close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  if (!motionReduced()) {
    dialog.animate(
      [
        { transform: 'translateY(40px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: RISE_MS,
        easing: 'ease-out',
      },
    )
  }
  return { close, body }
}
