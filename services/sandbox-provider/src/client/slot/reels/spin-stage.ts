import { celebrate } from '#client/slot/celebration'
import { CountUp } from '#client/slot/count-up'
import { Reels } from '#client/slot/reels/reels'
import { WinShow } from '#client/slot/win-show'
import { h } from '#client/ui/dom'
import { decimalOf, minorOf } from '#client/ui/money'
import { pause } from '#client/ui/motion'
import type { Table } from '#client/ui/table'
import { gridOf, type Spin } from '#games/slot/outcome'
import { BASE_STRIPS, LINES } from '#games/slot/tables'
import type { SlotView } from '#rounds/view'

/** From so many stakes on a win is big, and mega. */
const BIG = 15
const MEGA = 60
const QUICK_COUNT_MS = 320
const LONGEST_COUNT_MS = 4200

/** Shows one spin: how it falls, what it pays. */
export class SpinStage {
  readonly reels: Reels
  readonly win = h('output', { class: 'win-amount' })
  readonly line = h('p', { class: 'win-line' })
  readonly #table: Table
  readonly #count: CountUp
  readonly #show: WinShow
  quick = false
  constructor(table: Table, stops: readonly number[]) {
    this.#table = table
    this.reels = new Reels(table.theme, table.boot.game.nodeId, BASE_STRIPS, stops)
    this.reels.canvas.setAttribute('role', 'img')
    this.reels.canvas.setAttribute('aria-label', table.t('slot.reels'))
    this.#count = new CountUp((amount) => (this.win.textContent = table.money(amount)))
    this.#show = new WinShow(this.reels, (text) => (this.line.textContent = text), table)
  }

  /** Nothing shines any more. */
  quiet(): void {
    this.#show.stop()
  }

  /** Brings what falls or counts to its end. */
  hurry(): void {
    this.reels.hurry()
    this.#count.finish()
  }

  /** Lands the reels; after two scatters the rest takes longer. */
  async fall(spin: Spin, strips: typeof BASE_STRIPS): Promise<void> {
    const { sound } = this.#table
    const grid = gridOf(strips, spin.stops)
    let seen = 0
    let slowFrom: number | undefined
    grid.forEach((column, reel) => {
      if (seen >= 2) slowFrom ??= reel
      seen += column.filter((symbol) => symbol === 'S').length
    })
    await this.reels.land(spin.stops, this.quick, this.quick ? undefined : slowFrom, (reel) => {
      const scatter = grid[reel]?.includes('S') ?? false
      sound.play(scatter ? [880, 1175] : [180 + reel * 12], scatter ? 0.09 : 0.04)
    })
  }

  /** Shows and counts what a spin pays; `before` and the answer are minor units that the round has paid. */
  async pay(round: SlotView, spin: Spin, before: number): Promise<number> {
    const { t, sound } = this.#table
    const stake = minorOf(round.stake)
    const won = (stake * spin.pay) / LINES.length
    if (won === 0) {
      if (before === 0) this.line.textContent = t('slot.no.win')
      return before
    }
    const times = won / stake
    this.#show.start(spin, stake)
    sound.play([523, 659, 784], 0.08)
    const ms = this.quick ? QUICK_COUNT_MS : Math.min(LONGEST_COUNT_MS, 500 + 520 * Math.log2(1 + times))
    const counting = this.#count.run(before, before + won, ms, () => sound.play([990], 0.02, 'sine'))
    if (times >= BIG) {
      await celebrate(this.#table, decimalOf(won), times >= MEGA ? 'slot.mega' : 'slot.big')
      this.#count.finish()
    }
    await counting
    await pause(this.quick ? 120 : 420)
    return before + won
  }
}
