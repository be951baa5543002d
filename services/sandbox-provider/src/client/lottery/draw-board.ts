import { fill, h, s } from '#client/ui/dom'
import { motionReduced, pause } from '#client/ui/motion'
import type { Table } from '#client/ui/table'
import { drawTime } from '#games/lottery/clock'
import { CLOSED_BEFORE_MS, DRAW_EVERY_MS } from '#games/lottery/tables'
import type { DrawResult } from '#games/lottery/lottery-state'

const RADIUS = 26
const ROUND = 2 * Math.PI * RADIUS
const BALL_MS = 620

/** The clock of the next draw, and the balls of the last one. */
export class DrawBoard {
  readonly element: HTMLElement
  readonly #table: Table
  readonly #title = h('p', { class: 'draw-title' })
  readonly #seconds = h('span', { class: 'draw-seconds' })
  readonly #hint = h('p', { class: 'label' })
  readonly #arc = s('circle', { cx: 30, cy: 30, r: RADIUS, class: 'draw-arc', 'stroke-dasharray': ROUND })
  readonly #resultTitle = h('p', { class: 'draw-title' })
  readonly #top = h('div', { class: 'balls' })
  readonly #bottom = h('div', { class: 'balls' })
  constructor(table: Table) {
    const { t } = table
    this.#table = table
    const group = (label: string, balls: HTMLElement): HTMLElement =>
      h('div', { class: 'ball-group' }, balls, h('span', { class: 'label' }, label))
    this.element = h(
      'section',
      { class: 'draw-board' },
      h(
        'div',
        { class: 'draw-next' },
        h(
          'div',
          { class: 'draw-clock', role: 'timer' },
          s(
            'svg',
            { viewBox: '0 0 60 60', 'aria-hidden': 'true' },
            s('circle', { cx: 30, cy: 30, r: RADIUS, class: 'draw-track' }),
            this.#arc,
          ),
          this.#seconds,
        ),
        h('div', {}, this.#title, this.#hint),
      ),
      this.#resultTitle,
      h(
        'div',
        { class: 'ball-groups' },
        group(t('lotto.top'), this.#top),
        group(t('lotto.bottom'), this.#bottom),
      ),
    )
    this.#blank('?')
  }

  /** Draws the clock; `now` is the server's. */
  tick(now: number, open: number): void {
    const { t } = this.#table
    const next = Math.floor(now / DRAW_EVERY_MS) + 1
    const left = drawTime(next) - now
    const closed = open > next
    this.#title.textContent = t('lotto.next', { draw: shortDraw(next) })
    this.#hint.textContent = t(closed ? 'lotto.closed' : 'lotto.in')
    this.#seconds.textContent = String(Math.max(0, Math.ceil(left / 1000)))
    this.#arc.setAttribute('stroke-dashoffset', String(ROUND * (1 - left / DRAW_EVERY_MS)))
    this.element.dataset['closed'] = String(left <= CLOSED_BEFORE_MS)
  }

  show(result: DrawResult | undefined): void {
    const { t } = this.#table
    this.#resultTitle.textContent =
      result === undefined ? t('lotto.no.result') : t('lotto.result', { draw: shortDraw(result.draw) })
    if (result === undefined) this.#blank('?')
    else {
      fill(this.#top, ...[...result.top].map(ball))
      fill(this.#bottom, ...[...result.bottom].map(ball))
    }
  }

  /** Lets the balls fall one after another. */
  async reveal(result: DrawResult): Promise<void> {
    if (motionReduced()) {
      this.show(result)
      return
    }
    this.#resultTitle.textContent = this.#table.t('lotto.drawing')
    this.#blank('')
    for (const [place, digits] of [
      [this.#top, result.top],
      [this.#bottom, result.bottom],
    ] as const) {
      for (const [i, digit] of [...digits].entries()) {
        const fallen = ball(digit)
        place.children[i]?.replaceWith(fallen)
        fallen.animate(
          [
            { transform: 'translateY(-120px) rotate(-200deg)', opacity: 0 },
            { transform: 'translateY(6px) rotate(10deg)', opacity: 1, offset: 0.6 },
            { transform: 'translateY(-10px) rotate(-4deg)', offset: 0.8 },
            { transform: 'none' },
          ],
          { duration: BALL_MS, easing: 'ease-out' },
        )
        this.#table.sound.play([260 + Number(digit) * 40, 520], 0.06)
        await pause(BALL_MS * 0.75)
      }
    }
    this.show(result)
  }

  #blank(text: string): void {
    fill(this.#top, ...[0, 1, 2].map(() => ball(text)))
    fill(this.#bottom, ...[0, 1].map(() => ball(text)))
  }
}

function ball(digit: string): HTMLElement {
  return h(
    'span',
    { class: 'ball', 'data-digit': digit, 'data-empty': String(digit === '' || digit === '?') },
    digit,
  )
}

/** The last digits of a draw's number, as players call it. */
export function shortDraw(draw: number): string {
  const DIGITS = 6
  return String(draw).slice(-DIGITS)
}
