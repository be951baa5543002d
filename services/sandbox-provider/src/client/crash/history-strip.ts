import { fill, h } from '#client/ui/dom'
import { heightText } from '#client/ui/height'
import type { Words } from '#client/words/words'
import type { CrashView } from '#rounds/view'

const SHOWN = 16
const HIGH = 1000

/** The player's last flights in a strip, newest first. */
export class HistoryStrip {
  readonly element = h('ol', { class: 'strip', tabindex: '0' })
  readonly #t: Words
  #rounds: CrashView[]
  constructor(t: Words, rounds: CrashView[]) {
    this.#t = t
    this.#rounds = rounds
    this.element.setAttribute('aria-label', t('crash.history'))
    this.#draw()
  }

  has({ id }: CrashView): boolean {
    return this.#rounds.some((round) => round.id === id)
  }
  add(round: CrashView): void {
    this.set([round, ...this.#rounds.filter(({ id }) => id !== round.id)].slice(0, SHOWN))
  }
  set(rounds: CrashView[]): void {
    this.#rounds = rounds
    this.#draw()
  }

  #draw(): void {
    const none = h('li', { class: 'strip-none' }, this.#t('crash.history.none'))
    fill(this.element, ...(this.#rounds.length === 0 ? [none] : this.#rounds.map(chip)))
  }
}

function chip({ crash, cashedOut }: CrashView): HTMLElement {
  const height = crash ?? 100
  return h(
    'li',
    { class: 'strip-chip', 'data-won': String(cashedOut !== null), 'data-high': String(height >= HIGH) },
    heightText(height),
  )
}
