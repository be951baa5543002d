import { fill, h } from '#client/ui/dom'
import { icon } from '#client/ui/icons'
import { stepAmount } from '#client/ui/money'
import { stepper } from '#client/ui/stepper'
import type { Table } from '#client/ui/table'

export type PanelState = 'idle' | 'spinning' | 'auto'

interface Handlers {
  spin: () => void
  stop: () => void
  auto: () => void
}

/** Stake, spin, quick and auto: what the thumb meets. */
export class SlotPanel {
  readonly element: HTMLElement
  readonly #table: Table
  readonly #stake
  readonly #spin: HTMLButtonElement
  readonly #auto: HTMLButtonElement
  quick = false
  #state: PanelState = 'idle'
  constructor(table: Table, handlers: Handlers, first: number) {
    const { t, opened, money } = table
    this.#table = table
    this.#stake = stepper(
      opened.limits.round,
      first,
      { label: t('stake'), less: t('stake.less'), more: t('stake.more') },
      (step) => money(stepAmount(step)),
      () => this.set(this.#state),
    )
    const quick = h(
      'button',
      { type: 'button', class: 'round-button', 'aria-label': t('slot.quick'), 'aria-pressed': 'false' },
      icon('bolt'),
    )
    quick.addEventListener('click', () => {
      this.quick = !this.quick
      quick.setAttribute('aria-pressed', String(this.quick))
    })
    this.#auto = h(
      'button',
      { type: 'button', class: 'round-button', 'aria-label': t('slot.auto'), onclick: () => handlers.auto() },
      icon('auto'),
    )
    this.#spin = h('button', {
      type: 'button',
      class: 'spin-button',
      onclick: () => (this.#state === 'idle' ? handlers.spin() : handlers.stop()),
    })
    this.element = h(
      'div',
      { class: 'slot-panel' },
      h('div', { class: 'slot-buttons' }, quick, this.#spin, this.#auto),
      this.#stake.element,
    )
    this.set('idle')
  }

  get stake(): string {
    return stepAmount(this.#stake.step)
  }

  /** `left` is shown on the button during auto-play. */
  set(state: PanelState, left?: number): void {
    const { t, money } = this.#table
    this.#state = state
    this.#stake.setDisabled(state !== 'idle')
    this.#auto.disabled = state !== 'idle'
    this.#spin.dataset['state'] = state
    const name =
      state === 'idle'
        ? t('slot.place', { amount: money(this.stake) })
        : t(state === 'auto' ? 'slot.stop.auto' : 'slot.stop')
    this.#spin.setAttribute('aria-label', name)
    fill(
      this.#spin,
      icon(state === 'idle' ? 'spin' : 'stop'),
      state === 'auto' && left !== undefined ? h('span', { class: 'spin-left' }, String(left)) : null,
    )
  }
}
