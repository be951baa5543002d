import { fill, h } from '#client/ui/dom'
import { icon } from '#client/ui/icons'
import type { Table } from '#client/ui/table'
import { isNumberOf, LINE_KINDS, LINE_RULES, type LineKind } from '#games/lottery/tables'

const TRIPLE = 3

/** Chooses a kind of line and its number. */
export class NumberPad {
  readonly element: HTMLElement
  readonly #table: Table
  readonly #chosen: (kind: LineKind, number: string) => void
  readonly #places = h('output', { class: 'places' })
  readonly #hint = h('p', { class: 'pad-hint' })
  readonly #tabs: HTMLButtonElement[]
  #kind: LineKind = 'top3'
  #number = ''
  constructor(table: Table, chosen: (kind: LineKind, number: string) => void) {
    const { t } = table
    this.#table = table
    this.#chosen = chosen
    this.#tabs = LINE_KINDS.map((kind) =>
      h(
        'button',
        { type: 'button', class: 'chip kind', 'data-kind': kind, onclick: () => this.#choose(kind) },
        t(`lotto.kind.${kind}`),
      ),
    )
    const key = (label: string, name: string, press: () => void, content: Node | string): HTMLElement =>
      h('button', { type: 'button', class: `key ${label}`, 'aria-label': name, onclick: press }, content)
    const digit = (one: string): HTMLElement =>
      key('', t('lotto.digit', { digit: one }), () => this.type(one), one)
    this.element = h(
      'section',
      { class: 'pad', 'aria-label': t('lotto.number') },
      h('div', { class: 'kinds', role: 'group' }, ...this.#tabs),
      h('div', { class: 'pad-head' }, this.#places, this.#hint),
      h(
        'div',
        { class: 'keys' },
        ...[...'12345'].map(digit),
        key('quiet', t('lotto.erase'), () => this.erase(), icon('erase')),
        ...[...'67890'].map(digit),
        key('quiet', t('lotto.lucky'), () => this.#lucky(), icon('dice')),
      ),
    )
    this.#draw()
  }

  /** One more digit; a full number goes onto the ticket. */
  type(digit: string): void {
    const { digits } = LINE_RULES[this.#kind]
    const number = (this.#number.length >= digits ? '' : this.#number) + digit
    this.#number = number
    this.#draw()
    if (number.length < digits) return
    if (isNumberOf(this.#kind, number)) {
      this.#number = ''
      this.#chosen(this.#kind, number)
      this.#draw()
    } else {
      this.#number = ''
      this.#table.toast(this.#table.t('lotto.triple'), 'bad')
      this.#draw()
    }
  }

  erase(): void {
    this.#number = this.#number.slice(0, -1)
    this.#draw()
  }

  #choose(kind: LineKind): void {
    this.#kind = kind
    this.#number = ''
    this.#draw()
  }

  #lucky(): void {
    const { digits } = LINE_RULES[this.#kind]
    for (;;) {
      const number = [...crypto.getRandomValues(new Uint8Array(digits))].map((byte) => byte % 10).join('')
      if (!isNumberOf(this.#kind, number)) continue
      this.#number = ''
      this.#chosen(this.#kind, number)
      this.#draw()
      return
    }
  }

  #draw(): void {
    const { t } = this.#table
    const { digits, pay } = LINE_RULES[this.#kind]
    for (const tab of this.#tabs) tab.setAttribute('aria-pressed', String(tab.dataset['kind'] === this.#kind))
    fill(
      this.#places,
      ...Array.from({ length: TRIPLE }, (_, i) =>
        i < digits
          ? h(
              'span',
              { class: 'place', 'data-full': String(i < this.#number.length) },
              this.#number[i] ?? '·',
            )
          : null,
      ),
    )
    const times = pay('123'.slice(0, digits)) / 100
    fill(
      this.#hint,
      t(`lotto.hint.${this.#kind}`),
      h('b', {}, ` · ${t('lotto.pays', { times: times.toLocaleString('en') })}`),
    )
  }
}
