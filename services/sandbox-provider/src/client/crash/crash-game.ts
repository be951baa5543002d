import { CallError, clickId } from '#client/api'
import { AutoField } from '#client/crash/auto-field'
import { craftOf } from '#client/crash/craft'
import { HistoryStrip } from '#client/crash/history-strip'
import { FlightCanvas } from '#client/crash/flight-canvas'
import { fill, h } from '#client/ui/dom'
import { heightText } from '#client/ui/height'
import { decimalOf, minorOf, stepAmount } from '#client/ui/money'
import { pause } from '#client/ui/motion'
import type { Game, Table } from '#client/ui/table'
import { stepper } from '#client/ui/stepper'
import { heightAt, HIGHEST, LOWEST_CASH_OUT, timeOf } from '#games/crash/outcome'
import type { CrashView } from '#rounds/view'

interface FlightResponse {
  now: number
  round: CrashView
}

const FIRST_STAKE = 3
const RETRY_MS = 800
/** After a flight, so that a second tap on cash-out is no new bet. */
const BREATH_MS = 700

/** The flight: bet, watch, cash out. The server alone decides; the page draws what it knows. */
export class CrashGame implements Game {
  readonly #table: Table
  readonly #canvas: FlightCanvas
  readonly #big = h('output', { class: 'height', 'aria-live': 'off' })
  readonly #line = h('p', { class: 'height-line' })
  readonly #strip: HistoryStrip
  readonly #action: HTMLButtonElement
  readonly #stake
  readonly #auto: AutoField
  #round: CrashView | undefined
  /** Server's clock minus this page's, as far as known. */
  #ahead = 0
  #sending = false
  #resting = false
  constructor(table: Table) {
    const { t, opened, theme, boot, money } = table
    this.#table = table
    this.#strip = new HistoryStrip(t, opened.crash?.history ?? [])
    this.#canvas = new FlightCanvas(theme, craftOf(boot.game), (flown) => this.#tick(flown))
    this.#auto = new AutoField(t)
    const steps = opened.limits.round
    this.#stake = stepper(
      steps,
      steps[FIRST_STAKE] ?? 1,
      { label: t('stake'), less: t('stake.less'), more: t('stake.more') },
      (step) => money(stepAmount(step)),
      () => this.#drawAction(),
    )
    this.#action = h('button', {
      type: 'button',
      class: 'button crash-action',
      onclick: () => void this.#act(),
    })
    table.stage.classList.add('crash-stage')
    table.stage.append(
      this.#strip.element,
      h('div', { class: 'sky' }, this.#canvas.canvas, h('div', { class: 'sky-text' }, this.#big, this.#line)),
    )
    table.controls.append(
      h('div', { class: 'crash-panel' }, this.#action, this.#stake.element, this.#auto.element),
    )
    this.#ahead = opened.now - Date.now()
    this.#rest()
    const flying = opened.crash?.round
    if (flying) {
      table.toast(t('reconnected'))
      this.#fly({ now: opened.now, round: flying })
    }
  }

  setPaused(paused: boolean): void {
    this.#canvas.setPaused(paused)
    if (!paused) void this.#look()
  }

  information(): Node[] {
    const { t } = this.#table
    return [
      h('p', {}, t('crash.info')),
      h('p', {}, t('crash.info.auto', { most: heightText(HIGHEST) })),
      h('p', {}, t('crash.info.alone')),
      h('p', {}, t('crash.chance')),
    ]
  }

  async #act(): Promise<void> {
    if (this.#sending || this.#resting) return
    if (this.#round === undefined) await this.#bet()
    else await this.#cashOut(this.#round)
  }

  async #bet(): Promise<void> {
    const { api, t, refused, purse, jackpot, sound } = this.#table
    const auto = this.#auto.value
    if (auto === undefined) {
      this.#auto.focus()
      return
    }
    this.#send(true)
    this.#line.textContent = t('crash.wait')
    try {
      const response = await api.insist<FlightResponse>('crash/bet', {
        clientId: clickId(),
        stake: stepAmount(this.#stake.step),
        auto,
      })
      this.#send(false)
      if (response.round.balance !== null) purse.set(response.round.balance)
      void jackpot(response.round.jackpot)
      sound.play([330, 392, 494], 0.09)
      this.#fly(response)
    } catch (error) {
      this.#send(false)
      this.#rest()
      refused(error)
      // Another device may have started the flight that is in the way.
      if (error instanceof CallError && error.code === 'round_open') void this.#look()
      else void purse.refresh()
    }
  }

  async #cashOut(round: CrashView): Promise<void> {
    const { api, refused } = this.#table
    if (this.#flown(round) < timeOf(LOWEST_CASH_OUT)) return
    this.#send(true)
    try {
      const response = await api.insist<FlightResponse>('crash/cash-out', { roundId: round.id })
      this.#send(false)
      this.#end(response.round)
    } catch (error) {
      this.#send(false)
      // The flight itself shows that it has crashed.
      if (error instanceof CallError && error.code === 'round_crashed') return
      refused(error)
    }
  }

  #fly({ now, round }: FlightResponse): void {
    this.#ahead = Math.max(this.#ahead, now - Date.now())
    if (round.state !== 'open' || round.startedAt === null) {
      this.#end(round)
      return
    }
    this.#round = round
    this.#table.frame.send({ type: 'round-started', roundId: round.id })
    const since = performance.now() - this.#flown(round)
    this.#canvas.set({ status: 'flying', since })
    this.#big.dataset['state'] = 'flying'
    this.#table.announce(this.#table.t('crash.flying'))
    this.#drawAction()
    void this.#watch(round)
  }

  /** Asks until the flight has ended and the wallet has booked what it paid; a lost connection is no lost flight. */
  async #watch({ id: roundId }: CrashView): Promise<void> {
    const WAIT_LIMIT_MS = 25_000
    let isSettling = false
    while (this.#round?.id === roundId || isSettling) {
      try {
        const { round } = await this.#table.api.call<FlightResponse>('crash/wait', { roundId }, WAIT_LIMIT_MS)
        if (isSettling && round.state !== 'settling') void this.#table.purse.refresh()
        isSettling = round.state === 'settling'
        if (round.state !== 'open' && round.state !== 'betting') this.#end(round)
      } catch (error) {
        if (error instanceof CallError && error.code !== 'offline') {
          this.#table.refused(error)
          return
        }
        await pause(RETRY_MS)
      }
    }
  }

  #end(round: CrashView): void {
    if (this.#round !== undefined && this.#round.id !== round.id) return
    const known = this.#round !== undefined
    this.#round = undefined
    if (!known && this.#strip.has(round)) return
    const { t, money, frame, announce, sound, purse } = this.#table
    const crash = round.crash ?? 100
    const out = round.cashedOut
    this.#canvas.set({
      status: 'ended',
      flown: timeOf(out ?? crash),
      at: performance.now(),
      crashed: out === null,
    })
    this.#big.dataset['state'] = out === null ? 'crashed' : 'won'
    this.#big.textContent = heightText(out ?? crash)
    const text =
      out === null
        ? t('crash.crashed', { height: heightText(crash) })
        : `${t('crash.won', { amount: money(round.payout) })} · ${t('crash.went.to', { height: heightText(crash) })}`
    this.#line.textContent = text
    announce(text)
    sound.play(out === null ? [196, 147, 110] : [523, 659, 784, 1047], 0.11)
    frame.send({ type: 'round-ended', roundId: round.id })
    this.#strip.add(round)
    this.#breathe()
    if (round.state === 'closed' && round.balance !== null) purse.set(round.balance)
    void purse.refresh()
  }

  /** What the server knows: after a pause, or when another device plays. */
  async #look(): Promise<void> {
    try {
      const response = await this.#table.api.call<{
        now: number
        round: CrashView | null
        history: CrashView[]
      }>('crash/state')
      this.#strip.set(response.history)
      if (response.round !== null && this.#round === undefined)
        this.#fly({ now: response.now, round: response.round })
    } catch {
      return // the watch goes on by itself
    }
  }

  #flown({ startedAt }: CrashView): number {
    return Date.now() + this.#ahead - (startedAt ?? Date.now())
  }

  #tick(flown: number): void {
    const round = this.#round
    if (round === undefined) return
    const { t, money } = this.#table
    const height = heightAt(flown)
    this.#big.textContent = heightText(height)
    const counting = this.#flown(round) < 0
    this.#line.textContent = t(counting ? 'crash.wait' : 'crash.flying')
    if (!this.#sending) {
      const ready = height >= LOWEST_CASH_OUT
      const amount = decimalOf((minorOf(round.stake) * height) / 100)
      this.#action.disabled = !ready
      this.#action.dataset['state'] = ready ? 'cash-out' : 'wait'
      fill(this.#action, h('span', {}, t('crash.cash.out')), h('b', {}, money(amount)))
    }
  }

  #breathe(): void {
    this.#resting = true
    this.#drawAction()
    setTimeout(() => {
      this.#resting = false
      this.#drawAction()
    }, BREATH_MS)
  }

  #send(sending: boolean): void {
    this.#sending = sending
    this.#drawAction()
  }

  #rest(): void {
    this.#big.textContent = heightText(100)
    this.#big.dataset['state'] = 'waiting'
    this.#line.textContent = this.#table.t('crash.next')
    this.#canvas.set({ status: 'waiting' })
    this.#drawAction()
  }

  #drawAction(): void {
    const { t, money } = this.#table
    const idle = this.#round === undefined
    this.#stake.setDisabled(!idle || this.#sending)
    this.#auto.setDisabled(!idle || this.#sending)
    this.#action.disabled = this.#sending || this.#resting
    if (!idle) return
    this.#action.dataset['state'] = this.#sending ? 'wait' : 'bet'
    this.#action.textContent = this.#sending
      ? t('crash.wait')
      : t('crash.bet', { amount: money(stepAmount(this.#stake.step)) })
  }
}
