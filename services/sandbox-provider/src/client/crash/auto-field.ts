import { h } from '#client/ui/dom'
import type { Words } from '#client/words/words'
import { HIGHEST, LOWEST_CASH_OUT } from '#games/crash/outcome'

const FIRST = '2.00'

/** The switch and the height of the automatic cash-out. */
export class AutoField {
  readonly element: HTMLElement
  readonly #t: Words
  readonly #switch: HTMLInputElement
  readonly #input: HTMLInputElement
  readonly #hint: HTMLElement
  constructor(t: Words) {
    this.#t = t
    this.#switch = h('input', { type: 'checkbox', id: 'auto-on' })
    this.#input = h('input', {
      class: 'input auto-input',
      inputmode: 'decimal',
      value: FIRST,
      maxlength: 7,
      disabled: true,
      'aria-label': t('crash.auto.at'),
      'aria-describedby': 'auto-hint',
    })
    this.#hint = h('p', { class: 'label', id: 'auto-hint' }, t('crash.auto.hint'))
    this.#switch.addEventListener('change', () => {
      this.#input.disabled = !this.#switch.checked
      this.#check()
    })
    this.#input.addEventListener('input', () => this.#check())
    this.#input.addEventListener('blur', () => {
      const height = this.#height()
      if (height !== undefined) this.#input.value = (height / 100).toFixed(2)
    })
    this.element = h(
      'div',
      { class: 'auto-field' },
      h('label', { class: 'check', for: 'auto-on' }, this.#switch, h('span', {}, t('crash.auto'))),
      h('span', { class: 'auto-at' }, this.#input, h('span', { 'aria-hidden': 'true' }, '×')),
      this.#hint,
    )
  }

  /** Hundredths, null when it is off; undefined when the text is no height. */
  get value(): number | null | undefined {
    return this.#switch.checked ? this.#height() : null
  }
  focus(): void {
    this.#input.focus()
  }
  setDisabled(disabled: boolean): void {
    this.#switch.disabled = disabled
    this.#input.disabled = disabled || !this.#switch.checked
  }

  #height(): number | undefined {
    const text = this.#input.value.trim().replace(',', '.')
    if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return undefined
    const height = Math.round(Number(text) * 100)
    return height >= LOWEST_CASH_OUT && height <= HIGHEST ? height : undefined
  }

  #check(): void {
    const valid = this.value !== undefined
    this.#input.setAttribute('aria-invalid', String(!valid))
    this.#hint.textContent = this.#t(valid ? 'crash.auto.hint' : 'crash.auto.invalid')
    this.#hint.classList.toggle('fault', !valid)
  }
}
