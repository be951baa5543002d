import { clickId } from '#client/api'
import { openAutoPlay } from '#client/slot/auto-play.sheet'
import { AutoRun } from '#client/slot/auto-run'
import { FreeSpins, paidUpTo } from '#client/slot/free-spins'
import { payTable } from '#client/slot/pay-table'
import { SlotPanel } from '#client/slot/slot-panel'
import { SpinStage } from '#client/slot/reels/spin-stage'
import { h } from '#client/ui/dom'
import { decimalOf, minorOf } from '#client/ui/money'
import { motionReduced, pause } from '#client/ui/motion'
import type { Game, Table } from '#client/ui/table'
import type { SlotOutcome } from '#games/slot/outcome'
import { BASE_STRIPS } from '#games/slot/tables'
import type { SlotView } from '#rounds/view'

const BETWEEN_AUTO_MS = 500
const LEAST_RUN_MS = 260
const FIRST_STAKE = 3
const FIRST_STOPS = [0, 0, 0, 0, 0]

/** The slot: from the tap to the last counted satang. */
export class SlotGame implements Game {
  readonly #table: Table
  readonly #stage: SpinStage
  readonly #free: FreeSpins
  readonly #panel: SlotPanel
  #busy = false
  #auto: AutoRun | undefined
  constructor(table: Table) {
    const { t, opened } = table
    this.#table = table
    const last = opened.slot?.last ?? null
    this.#stage = new SpinStage(table, last?.outcome?.base.stops ?? FIRST_STOPS)
    this.#free = new FreeSpins(table, this.#stage)
    const steps = opened.limits.round
    this.#panel = new SlotPanel(
      table,
      { spin: () => void this.#spin(), stop: () => this.#stop(), auto: () => this.#openAuto() },
      steps[FIRST_STAKE] ?? steps[0] ?? 1,
    )
    const { reels, win, line } = this.#stage
    table.stage.classList.add('slot-stage')
    table.stage.append(
      this.#free.chip,
      h('div', { class: 'cabinet' }, reels.canvas),
      h('div', { class: 'win-board' }, h('span', { class: 'label' }, t('win')), win, line),
    )
    table.controls.append(this.#panel.element)
    this.#invite()
    reels.canvas.addEventListener('click', () => this.#stop())
    document.addEventListener('keydown', (event) => this.#onKey(event))
    if (last !== null) void this.#goOn(last)
  }

  setPaused(paused: boolean): void {
    this.#stage.reels.setPaused(paused)
    if (paused) this.#endAuto()
  }

  information(): Node[] {
    return payTable(this.#table, this.#panel.stake)
  }

  /** After a reload: the free spins that were not seen yet. */
  async #goOn(round: SlotView): Promise<void> {
    const { outcome, shown } = round
    if (outcome === null || outcome.free.length === 0 || shown > outcome.free.length) return
    const { purse, toast, t } = this.#table
    this.#begin()
    toast(t('reconnected'))
    const unseen = minorOf(round.payout) - paidUpTo(round, shown)
    purse.set(decimalOf(Math.max(0, minorOf(purse.balance) - unseen)))
    await this.#free.show(round, outcome, Math.max(1, shown), shown === 0)
    this.#end(round)
  }

  async #spin(): Promise<void> {
    if (this.#busy) return
    const { api, frame, sound, t, refused, announce, purse } = this.#table
    const stake = this.#panel.stake
    const before = purse.balance
    this.#begin()
    this.#stage.quick = this.#panel.quick
    this.#stage.quiet()
    this.#stage.win.textContent = ''
    this.#stage.line.textContent = t('slot.good.luck')
    if (minorOf(before) >= minorOf(stake)) purse.set(decimalOf(minorOf(before) - minorOf(stake)))
    sound.play([330, 440], 0.05)
    this.#stage.reels.run(BASE_STRIPS)
    try {
      const requestedAt = performance.now()
      const round = await api.insist<SlotView>('slot/spin', { clientId: clickId(), stake })
      if (round.outcome === null) throw new Error('a round without an outcome')
      frame.send({ type: 'round-started', roundId: round.id })
      const run = this.#panel.quick || motionReduced() ? 0 : LEAST_RUN_MS
      await pause(Math.max(0, run - (performance.now() - requestedAt)))
      await this.#play(round, round.outcome)
      announce(this.#spoken(round))
      this.#end(round)
    } catch (error) {
      this.#stage.reels.show(BASE_STRIPS, FIRST_STOPS)
      this.#auto = undefined
      this.#rest()
      purse.set(before)
      refused(error)
      purse.release()
      this.#invite()
    }
  }

  async #play(round: SlotView, outcome: SlotOutcome): Promise<void> {
    await this.#stage.fall(outcome.base, BASE_STRIPS)
    await this.#table.jackpot(round.jackpot)
    await this.#stage.pay(round, outcome.base, 0)
    if (outcome.free.length > 0) await this.#free.show(round, outcome, 1, true)
    else void this.#free.mark(round, 1)
  }

  #begin(): void {
    this.#busy = true
    this.#table.purse.hold()
    this.#panel.set(this.#auto === undefined ? 'spinning' : 'auto', this.#auto?.left)
  }

  #rest(): void {
    this.#busy = false
    this.#panel.set('idle')
  }

  #end(round: SlotView): void {
    const { frame, purse } = this.#table
    frame.send({ type: 'round-ended', roundId: round.id })
    if (round.balance !== null) purse.set(round.balance)
    purse.release()
    this.#rest()
    if (this.#auto !== undefined) void this.#next(this.#auto, round)
  }

  /** The next of the spins that run by themselves, unless the plan says stop. */
  async #next(auto: AutoRun, round: SlotView): Promise<void> {
    if (!auto.goesOn(round, minorOf(this.#table.purse.balance))) {
      this.#endAuto()
      return
    }
    this.#panel.set('auto', auto.left)
    await pause(this.#panel.quick ? BETWEEN_AUTO_MS / 3 : BETWEEN_AUTO_MS)
    if (this.#auto === auto) void this.#spin()
  }

  #openAuto(): void {
    openAutoPlay(this.#table, (plan) => {
      this.#auto = new AutoRun(plan, minorOf(this.#table.purse.balance))
      void this.#spin()
    })
  }

  #endAuto(): void {
    this.#auto = undefined
    this.#panel.set(this.#busy ? 'spinning' : 'idle')
  }

  /** A tap while something goes on: ends auto-play, hurries what falls or counts. */
  #stop(): void {
    if (this.#auto !== undefined) this.#endAuto()
    if (this.#busy) this.#stage.hurry()
  }

  #onKey(event: KeyboardEvent): void {
    const elsewhere =
      event.target instanceof HTMLElement && event.target.closest('button, input, dialog') !== null
    if (event.code !== 'Space' || elsewhere) return
    event.preventDefault()
    if (this.#busy) this.#stop()
    else void this.#spin()
  }

  #invite(): void {
    const { t, money } = this.#table
    this.#stage.win.textContent = ''
    this.#stage.line.textContent = t('slot.place', { amount: money(this.#panel.stake) })
  }

  #spoken({ payout }: SlotView): string {
    const { t, money } = this.#table
    return minorOf(payout) > 0 ? t('slot.won', { amount: money(payout) }) : t('slot.no.win')
  }
}
