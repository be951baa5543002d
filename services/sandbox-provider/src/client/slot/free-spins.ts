import { freeSpinsBegin, freeSpinsEnd } from '#client/slot/celebration'
import type { SpinStage } from '#client/slot/reels/spin-stage'
import { h } from '#client/ui/dom'
import { decimalOf, minorOf } from '#client/ui/money'
import { motionReduced, pause } from '#client/ui/motion'
import type { Table } from '#client/ui/table'
import type { SlotOutcome } from '#games/slot/outcome'
import { BASE_STRIPS, FREE_STRIPS, LINES } from '#games/slot/tables'
import type { SlotView } from '#rounds/view'

/** Shows the free spins of a round one by one; the server keeps how far the player has seen. */
export class FreeSpins {
  readonly chip = h('p', { class: 'free-chip', hidden: true })
  readonly #table: Table
  readonly #stage: SpinStage
  constructor(table: Table, stage: SpinStage) {
    this.#table = table
    this.#stage = stage
  }

  /** `seen` counts the spins that were shown, the base spin among them. */
  async show(round: SlotView, outcome: SlotOutcome, seen: number, greet: boolean): Promise<void> {
    const { t, money, stage } = this.#table
    const { reels, win, line } = this.#stage
    const count = outcome.free.length
    void this.mark(round, seen)
    if (greet)
      await freeSpinsBegin(this.#table, count, Math.max(...outcome.free.map((one) => one.multiplier)))
    this.#stage.quiet()
    stage.dataset['mode'] = 'free'
    this.chip.hidden = false
    let won = paidUpTo(round, seen)
    win.textContent = money(decimalOf(won))
    for (const [i, spin] of outcome.free.entries()) {
      if (i < seen - 1) continue
      this.chip.textContent = `${t('slot.free.at', { at: i + 1, of: count })} · ×${spin.multiplier}`
      line.textContent = ''
      this.#stage.quiet()
      reels.run(FREE_STRIPS)
      await pause(this.#stage.quick || motionReduced() ? 120 : 380)
      await this.#stage.fall(spin, FREE_STRIPS)
      won = await this.#stage.pay(round, spin, won)
      void this.mark(round, i + 2)
      await pause(this.#stage.quick ? 150 : 350)
    }
    this.#stage.quiet()
    await freeSpinsEnd(this.#table, decimalOf(won - paidUpTo(round, 1)))
    delete stage.dataset['mode']
    this.chip.hidden = true
    reels.show(BASE_STRIPS, outcome.base.stops)
  }

  /** Reports the spins seen; a lost report only means that a reload shows a spin twice. */
  async mark({ id }: SlotView, spins: number): Promise<void> {
    await this.#table.api.call('slot/shown', { roundId: id, spins }).catch(() => undefined)
  }
}

/** Minor units that the first spins of a round pay. */
export function paidUpTo({ outcome, stake }: SlotView, spins: number): number {
  if (outcome === null || spins === 0) return 0
  const pays = [outcome.base, ...outcome.free].slice(0, spins).reduce((sum, { pay }) => sum + pay, 0)
  return (minorOf(stake) * pays) / LINES.length
}
