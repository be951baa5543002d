import { fill, h } from '#client/ui/dom'
import { icon } from '#client/ui/icons'
import { decimalOf, minorOf, stepAmount } from '#client/ui/money'
import { stepper } from '#client/ui/stepper'
import type { Table } from '#client/ui/table'
import { LINES_OF_TICKET, type LineKind } from '#games/lottery/tables'
import type { TicketLine } from '#store/records'

const FIRST_STAKE = 2

/** The ticket that is being written: its numbers, the stake of each, the button that buys it. */
export class Ticket {
  readonly element: HTMLElement
  readonly bar: HTMLElement
  readonly #table: Table
  readonly #list = h('ul', { class: 'ticket-lines' })
  readonly #buy: HTMLButtonElement
  readonly #stake
  #lines: { kind: LineKind; number: string }[] = []
  #locked = false
  constructor(table: Table, buy: () => void) {
    const { t, opened, money } = table
    this.#table = table
    const steps = opened.limits.line
    this.#stake = stepper(
      steps,
      steps[FIRST_STAKE] ?? 1,
      { label: t('stake'), less: t('stake.less'), more: t('stake.more') },
      (step) => money(stepAmount(step)),
      () => this.#draw(),
    )
    this.#buy = h('button', { type: 'button', class: 'button buy', onclick: buy })
    this.element = h('section', { class: 'ticket', 'aria-label': t('lotto.ticket') }, this.#list)
    this.bar = h('div', { class: 'buy-bar' }, this.#stake.element, this.#buy)
    this.#draw()
  }

  get lines(): TicketLine[] {
    return this.#lines.map((line) => ({ ...line, stake: stepAmount(this.#stake.step) }))
  }

  add(kind: LineKind, number: string): void {
    const { t, toast, announce, sound } = this.#table
    if (this.#lines.some((line) => line.kind === kind && line.number === number)) return
    if (this.#lines.length >= LINES_OF_TICKET) {
      toast(t('lotto.ticket.full', { count: LINES_OF_TICKET }), 'bad')
      return
    }
    this.#lines.push({ kind, number })
    sound.play([620], 0.05)
    announce(`${t(`lotto.kind.${kind}`)} ${number}`)
    this.#draw()
  }

  clear(): void {
    this.#lines = []
    this.#draw()
  }

  setLocked(locked: boolean): void {
    this.#locked = locked
    this.#draw()
  }

  #draw(): void {
    const { t, money } = this.#table
    const stake = minorOf(stepAmount(this.#stake.step))
    fill(
      this.#list,
      ...(this.#lines.length === 0
        ? [h('li', { class: 'ticket-none muted' }, t('lotto.ticket.empty'))]
        : this.#lines.map((line, i) =>
            h(
              'li',
              { class: 'ticket-line' },
              h('span', {}, t(`lotto.kind.${line.kind}`)),
              h('b', {}, line.number),
              h(
                'button',
                {
                  type: 'button',
                  class: 'remove',
                  'aria-label': t('lotto.remove', { number: line.number }),
                  onclick: () => {
                    this.#lines.splice(i, 1)
                    this.#draw()
                  },
                },
                icon('close'),
              ),
            ),
          )),
    )
    this.#buy.disabled = this.#locked || this.#lines.length === 0
    this.#buy.textContent = t('lotto.buy', { amount: money(decimalOf(stake * this.#lines.length)) })
  }
}
