import { clickId } from '#client/api'
import { openAutoPlay, type AutoPlan } from '#client/slot/auto-play.sheet'
import { CountUp } from '#client/slot/count-up'
import { celebrate, freeSpinsBegin, freeSpinsEnd } from '#client/slot/celebration'
import { payTable } from '#client/slot/pay-table'
import { Reels } from '#client/slot/reels'
import { SlotPanel } from '#client/slot/slot-panel'
import { WinShow } from '#client/slot/win-show'
import { h } from '#client/ui/dom'
import { decimalOf, minorOf } from '#client/ui/money'
import { motionReduced, pause } from '#client/ui/motion'
import type { Game, Table } from '#client/ui/shell'
import { gridOf, type SlotOutcome, type Spin } from '#games/slot/outcome'
import { BASE_STRIPS, FREE_STRIPS, LINES, REELS } from '#games/slot/tables'
import type { SlotView } from '#rounds/view'

const BETWEEN_AUTO_MS = 500
const SEEN_EVERY = 1
const FIRST_STAKE = 3

/** The slot: from the tap to the last counted satang. */
export class SlotGame implements Game {
  readonly #table: Table
  readonly #reels: Reels
  readonly #panel: SlotPanel
  readonly #win = h('output', { class: 'win-amount' })
  readonly #line = h('p', { class: 'win-line' })
  readonly #chip = h('p', { class: 'free-chip', hidden: true })
  readonly #count: CountUp
  readonly #show: WinShow
  #busy = false
  #auto: (AutoPlan & { left: number; begun: number }) | undefined
  #balance: number
  constructor(table: Table) {
    const { t, opened, boot, theme } = table
    this.#table = table
    const last = opened.slot?.last ?? null
    this.#reels = new Reels(
      theme,
      boot.game.nodeId,
      BASE_STRIPS,
      last?.outcome?.base.stops ?? [0, 0, 0, 0, 0],
    )
    this.#reels.canvas.setAttribute('role', 'img')
    this.#reels.canvas.setAttribute('aria-label', t('slot.reels'))
    this.#count = new CountUp((amount) => (this.#win.textContent = table.money(amount)))
    this.#show = new WinShow(this.#reels, (text) => (this.#line.textContent = text), table)
    this.#balance = minorOf(opened.balance)
    const steps = opened.limits.round
    this.#panel = new SlotPanel(
      table,
      { spin: () => void this.#spinOnce(), stop: () => this.#stop(), auto: () => this.#openAuto() },
      steps[FIRST_STAKE] ?? steps[0] ?? 1,
    )
    table.stage.classList.add('slot-stage')
    table.stage.append(
      this.#chip,
      h('div', { class: 'cabinet' }, this.#reels.canvas),
      h('div', { class: 'win-board' }, h('span', { class: 'label' }, t('win')), this.#win, this.#line),
    )
    table.controls.append(this.#panel.element)
    this.#idleText()
    this.#reels.canvas.addEventListener('click', () => this.#stop())
    document.addEventListener('keydown', (event) => {
      const elsewhere =
        event.target instanceof HTMLElement && event.target.closest('button, input, dialog') !== null
      if (event.code !== 'Space' || elsewhere) return
      event.preventDefault()
      if (this.#busy) this.#stop()
      else void this.#spinOnce()
    })
    if (last !== null) void this.#goOn(last)
  }

  setPaused(paused: boolean): void {
    this.#reels.setPaused(paused)
    if (paused && this.#auto !== undefined) this.#endAuto()
  }

  information(): Node[] {
    return payTable(this.#table, this.#panel.stake)
  }

  /** After a reload: the free spins that were not seen yet. */
  async #goOn(round: SlotView): Promise<void> {
    const { outcome, shown } = round
    if (outcome === null || outcome.free.length === 0 || shown > outcome.free.length) return
    this.#busy = true
    this.#panel.set('spinning')
    const { t, toast } = this.#table
    toast(t('reconnected'))
    const unseen = minorOf(round.payout) - this.#paidUpTo(round, shown)
    this.#showBalance(this.#balance - unseen)
    await this.#freeSpins(round, outcome, Math.max(1, shown), shown === 0)
    this.#done(round)
  }

  async #spinOnce(): Promise<void> {
    if (this.#busy) return
    const { api, frame, sound, t, refused, announce } = this.#table
    const stake = this.#panel.stake
    this.#busy = true
    this.#show.stop()
    this.#panel.set(this.#auto === undefined ? 'spinning' : 'auto', this.#auto?.left)
    this.#win.textContent = ''
    this.#line.textContent = t('slot.good.luck')
    this.#showBalance(this.#balance - minorOf(stake))
    sound.play([330, 440], 0.05)
    this.#reels.run(BASE_STRIPS)
    const before = this.#balance
    try {
      const asked = performance.now()
      const round = await api.insist<SlotView>('slot/spin', { clientId: clickId(), stake })
      const LEAST_MS = this.#panel.quick || motionReduced() ? 0 : 260
      await pause(Math.max(0, LEAST_MS - (performance.now() - asked)))
      if (round.outcome === null) throw new Error('a round without an outcome')
      frame.send({ type: 'round-started', roundId: round.id })
      await this.#play(round, round.outcome)
      announce(this.#spoken(round))
      this.#done(round)
    } catch (error) {
      this.#reels.show(BASE_STRIPS, [0, 0, 0, 0, 0])
      this.#showBalance(before + minorOf(stake))
      this.#endAuto()
      this.#free()
      this.#idleText()
      refused(error)
      void this.#table.refreshBalance()
    }
  }

  async #play(round: SlotView, outcome: SlotOutcome): Promise<void> {
    await this.#fall(outcome.base, BASE_STRIPS)
    this.#table.jackpot(round.jackpot)
    await this.#pay(round, outcome.base, 0)
    if (outcome.free.length > 0) await this.#freeSpins(round, outcome, 1, true)
    else void this.#seen(round, 1)
  }

  /** Lands the reels; two scatters make the rest take longer. */
  async #fall(spin: Spin, strips: typeof BASE_STRIPS): Promise<void> {
    const { sound } = this.#table
    const grid = gridOf(strips, spin.stops)
    let seen = 0
    let slowFrom: number | undefined
    grid.forEach((column, reel) => {
      if (seen >= 2 && slowFrom === undefined && reel < REELS) slowFrom = reel
      seen += column.filter((symbol) => symbol === 'S').length
    })
    await this.#reels.land(
      spin.stops,
      this.#panel.quick,
      this.#panel.quick ? undefined : slowFrom,
      (reel) => {
        const scatter = grid[reel]?.includes('S') ?? false
        sound.play(scatter ? [880, 1175] : [180 + reel * 12], scatter ? 0.09 : 0.04)
      },
    )
  }

  /** Shows and counts what one spin pays; `before` is what the round has shown already. */
  async #pay(round: SlotView, spin: Spin, before: number): Promise<number> {
    const { t, sound } = this.#table
    const stake = minorOf(round.stake)
    const won = (stake * spin.pay) / LINES.length
    if (won === 0) {
      if (before === 0) this.#line.textContent = t('slot.no.win')
      return before
    }
    const total = before + won
    const times = won / stake
    this.#show.start(spin, stake)
    sound.play([523, 659, 784], 0.08)
    const ms = this.#panel.quick ? 320 : Math.min(4200, 500 + 260 * Math.log2(1 + times) * 2)
    const counting = this.#count.run(before, total, ms, () => sound.play([990], 0.02, 'sine'))
    if (times >= 15)
      await celebrate(this.#table, decimalOf(won), times >= 60 ? 'slot.mega' : 'slot.big', () =>
        this.#count.finish(),
      )
    await counting
    await pause(this.#panel.quick ? 120 : 420)
    return total
  }

  async #freeSpins(round: SlotView, outcome: SlotOutcome, first: number, greet: boolean): Promise<void> {
    const { t, money, stage } = this.#table
    const count = outcome.free.length
    const most = Math.max(...outcome.free.map(({ multiplier }) => multiplier))
    void this.#seen(round, first)
    if (greet) await freeSpinsBegin(this.#table, count, most)
    this.#show.stop()
    stage.dataset['mode'] = 'free'
    this.#chip.hidden = false
    let won = this.#paidUpTo(round, first)
    this.#win.textContent = money(decimalOf(won))
    for (let i = first - 1; i < count; i += 1) {
      const spin = outcome.free[i]
      if (spin === undefined) break
      this.#chip.textContent = `${t('slot.free.at', { at: i + 1, of: count })} · ×${spin.multiplier}`
      this.#line.textContent = ''
      this.#show.stop()
      this.#reels.run(FREE_STRIPS)
      await pause(this.#panel.quick || motionReduced() ? 120 : 380)
      await this.#fall(spin, FREE_STRIPS)
      won = await this.#pay(round, spin, won)
      if ((i + 1) % SEEN_EVERY === 0) void this.#seen(round, i + 2)
      await pause(this.#panel.quick ? 150 : 350)
    }
    this.#show.stop()
    await freeSpinsEnd(this.#table, decimalOf(won - this.#paidUpTo(round, 1)))
    delete stage.dataset['mode']
    this.#chip.hidden = true
    this.#reels.show(BASE_STRIPS, outcome.base.stops)
  }

  /** Minor units that the first spins of a round pay. */
  #paidUpTo({ outcome, stake }: SlotView, spins: number): number {
    if (outcome === null || spins === 0) return 0
    const pays = [outcome.base, ...outcome.free].slice(0, spins).reduce((sum, { pay }) => sum + pay, 0)
    return (minorOf(stake) * pays) / LINES.length
  }

  async #seen({ id }: SlotView, spins: number): Promise<void> {
    // A lost mark only means that a reload shows a spin twice.
    await this.#table.api.call('slot/shown', { roundId: id, spins }).catch(() => undefined)
  }

  #done(round: SlotView): void {
    this.#table.frame.send({ type: 'round-ended', roundId: round.id })
    if (round.balance !== null) this.#showBalance(minorOf(round.balance))
    void this.#table.refreshBalance()
    this.#free()
    if (minorOf(round.payout) === 0 && this.#auto === undefined) this.#idleText()
    if (this.#auto !== undefined) void this.#next(round)
  }

  #free(): void {
    this.#busy = false
    this.#panel.set('idle')
  }

  /** The next of the spins that run by themselves, unless the plan says stop. */
  async #next(round: SlotView): Promise<void> {
    const auto = this.#auto
    if (auto === undefined) return
    const stake = minorOf(round.stake)
    auto.left -= 1
    const lost = auto.begun - this.#balance
    const end =
      auto.left <= 0 ||
      (auto.loss !== null && lost >= auto.loss * stake) ||
      (auto.win !== null && minorOf(round.payout) >= auto.win * stake) ||
      (auto.atFreeSpins && (round.outcome?.free.length ?? 0) > 0)
    if (end) {
      this.#endAuto()
      return
    }
    this.#panel.set('auto', auto.left)
    await pause(this.#panel.quick ? BETWEEN_AUTO_MS / 3 : BETWEEN_AUTO_MS)
    if (this.#auto === auto) void this.#spinOnce()
  }

  #openAuto(): void {
    openAutoPlay(this.#table, (plan) => {
      this.#auto = { ...plan, left: plan.spins, begun: this.#balance }
      void this.#spinOnce()
    })
  }

  #endAuto(): void {
    this.#auto = undefined
    this.#panel.set(this.#busy ? 'spinning' : 'idle')
  }

  /** A tap while something goes on: ends auto-play, hurries what falls or counts. */
  #stop(): void {
    if (!this.#busy && this.#auto === undefined) return
    if (this.#auto !== undefined) this.#endAuto()
    this.#reels.hurry()
    this.#count.finish()
  }

  #showBalance(minor: number): void {
    this.#balance = minor
    this.#table.setBalance(decimalOf(minor))
  }

  #idleText(): void {
    const { t, money } = this.#table
    this.#win.textContent = ''
    this.#line.textContent = t('slot.place', { amount: money(this.#panel.stake) })
  }

  #spoken({ payout }: SlotView): string {
    const { t, money } = this.#table
    return minorOf(payout) > 0 ? t('slot.won', { amount: money(payout) }) : t('slot.no.win')
  }
}
