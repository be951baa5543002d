import { h } from '#client/ui/dom'
import { icon } from '#client/ui/icons'

interface Stepper {
  element: HTMLElement
  readonly step: number
  setDisabled(disabled: boolean): void
}

/** One of several steps, lower and higher; calls back when another one is chosen. */
export function stepper(
  steps: readonly number[],
  first: number,
  words: { label: string; less: string; more: string },
  text: (step: number) => string,
  changed: (step: number) => void = () => undefined,
): Stepper {
  let at = Math.max(0, steps.indexOf(first))
  let disabled = false
  const value = h('output', { class: 'stepper-value', 'aria-live': 'polite' })
  const button = (by: number, name: string, which: 'minus' | 'plus'): HTMLButtonElement =>
    h(
      'button',
      { type: 'button', class: 'icon-button raised', 'aria-label': name, onclick: () => move(by) },
      icon(which),
    )
  const less = button(-1, words.less, 'minus')
  const more = button(1, words.more, 'plus')
  const draw = (): void => {
    value.textContent = text(steps[at] ?? 0)
    less.disabled = disabled || at === 0
    more.disabled = disabled || at === steps.length - 1
  }
  const move = (by: number): void => {
    at = Math.min(steps.length - 1, Math.max(0, at + by))
    draw()
    changed(steps[at] ?? 0)
  }
  draw()
  const element = h(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': words.label },
    less,
    h('div', { class: 'stepper-middle' }, h('span', { class: 'label' }, words.label), value),
    more,
  )
  return {
    element,
    get step() {
      return steps[at] ?? 0
    },
    setDisabled(now) {
      disabled = now
      draw()
    },
  }
}
