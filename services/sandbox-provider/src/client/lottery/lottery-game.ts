import { clickId } from '#client/api'
import { DrawBoard, shortDraw } from '#client/lottery/draw-board'
import { kindTable, resultList, ticketList } from '#client/lottery/lists'
import { NumberPad } from '#client/lottery/number-pad'
import { Ticket } from '#client/lottery/ticket'
import { fill, h } from '#client/ui/dom'
import { decimalOf, minorOf } from '#client/ui/money'
import type { Game, Table } from '#client/ui/table'
import { lastDraw, openDraw } from '#games/lottery/clock'
import type { LotteryState } from '#games/lottery/lottery-state'
import type { LotteryView } from '#rounds/view'

const TICK_MS = 250
/** The server settles right after the draw; the page asks a moment later. */
const ASK_AFTER_MS = 350
const ASK_AGAIN_MS = 1500
const HOLD_BEFORE_MS = 1000

/** The lottery: numbers onto a ticket, a draw for all players, the result. */
export class LotteryGame implements Game {
  readonly #table: Table
  readonly #board: DrawBoard
  readonly #ticket: Ticket
  readonly #mine = h('div', {})
  readonly #results = h('div', {})
  #state: LotteryState
  #ahead: number
  /** The last draw whose balls have fallen on this page. */
  #lastRevealed: number
  #asking = false
  #requestedAt = 0
  #paused = false
  constructor(table: Table) {
    const { t, opened } = table
    const now = opened.now
    this.#table = table
    this.#state = opened.lottery ?? { now, open: openDraw(now), commitment: '', results: [], tickets: [] }
    this.#ahead = now - Date.now()
    this.#lastRevealed = this.#state.results[0]?.draw ?? lastDraw(now)
    this.#board = new DrawBoard(table)
    this.#ticket = new Ticket(table, () => void this.#buy())
    const pad = new NumberPad(table, (kind, number) => this.#ticket.add(kind, number))
    const card = (title: string, content: HTMLElement): HTMLElement =>
      h('section', { class: 'card' }, h('h2', { class: 'card-title' }, title), content)
    table.stage.classList.add('lotto-stage')
    table.stage.append(
      this.#board.element,
      pad.element,
      this.#ticket.element,
      card(t('lotto.mine'), this.#mine),
      card(t('lotto.results'), this.#results),
    )
    table.controls.append(this.#ticket.bar)
    document.addEventListener('keydown', (event) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, dialog') !== null) return
      if (/^\d$/.test(event.key)) pad.type(event.key)
      if (event.key === 'Backspace') pad.erase()
    })
    this.#board.show(this.#state.results[0])
    this.#lists()
    setInterval(() => this.#tick(), TICK_MS)
    this.#tick()
  }

  setPaused(paused: boolean): void {
    this.#paused = paused
    if (!paused) this.#tick()
  }

  information(): Node[] {
    const { t } = this.#table
    return [h('p', {}, t('lotto.info')), h('h3', {}, t('lotto.info.returns')), kindTable(this.#table)]
  }

  #now(): number {
    return Date.now() + this.#ahead
  }

  #tick(): void {
    if (this.#paused) return
    const now = this.#now()
    this.#board.tick(now, openDraw(now))
    // Tickets are paid at the moment of the draw; the balance waits for the balls.
    if (lastDraw(now + HOLD_BEFORE_MS) > this.#lastRevealed) this.#table.purse.hold()
    if (
      lastDraw(now - ASK_AFTER_MS) > this.#lastRevealed &&
      !this.#asking &&
      Date.now() - this.#requestedAt > ASK_AGAIN_MS
    )
      void this.#ask()
  }

  /** Fetches the draw that was held, lets its balls fall, then announces what the tickets won. */
  async #ask(): Promise<void> {
    this.#asking = true
    this.#requestedAt = Date.now()
    const { api } = this.#table
    try {
      const state = await api.call<LotteryState>('lottery/state')
      this.#ahead = state.now - Date.now()
      const newest = state.results[0]
      this.#state = state
      if (newest !== undefined && newest.draw > this.#lastRevealed) {
        const since = this.#lastRevealed
        await this.#board.reveal(newest)
        this.#lastRevealed = newest.draw
        this.#announceResult(since)
        this.#table.purse.release()
      }
      this.#lists()
    } catch {
      return // requested again with the next tick
    } finally {
      this.#asking = false
    }
  }

  #announceResult(since: number): void {
    const { t, toast, announce, money, sound, frame } = this.#table
    const ended = this.#state.tickets.filter(
      ({ draw, drawn }) => draw > since && draw <= this.#lastRevealed && drawn !== null,
    )
    for (const { id } of ended) frame.send({ type: 'round-ended', roundId: id })
    if (ended.length === 0) return
    const won = ended.reduce((sum, { payout }) => sum + minorOf(payout), 0)
    const draw = shortDraw(this.#lastRevealed)
    const text =
      won > 0 ? t('lotto.you.won', { amount: money(decimalOf(won)), draw }) : t('lotto.you.lost', { draw })
    toast(text, won > 0 ? 'good' : 'plain')
    announce(text)
    if (won > 0) sound.play([523, 659, 784, 1047, 1319], 0.11)
  }

  async #buy(): Promise<void> {
    const { api, t, toast, refused, frame, purse, jackpot } = this.#table
    this.#ticket.setLocked(true)
    try {
      const ticket = await api.insist<LotteryView>('lottery/buy', {
        clientId: clickId(),
        draw: openDraw(this.#now()),
        lines: this.#ticket.lines,
      })
      frame.send({ type: 'round-started', roundId: ticket.id })
      if (ticket.balance !== null) purse.set(ticket.balance)
      void jackpot(ticket.jackpot)
      toast(t('lotto.bought', { draw: shortDraw(ticket.draw) }), 'good')
      this.#state.tickets = [ticket, ...this.#state.tickets.filter(({ id }) => id !== ticket.id)]
      this.#ticket.clear()
      this.#lists()
    } catch (error) {
      refused(error)
      void purse.refresh()
    } finally {
      this.#ticket.setLocked(false)
    }
  }

  #lists(): void {
    fill(this.#mine, ticketList(this.#table, this.#state.tickets, this.#lastRevealed))
    fill(
      this.#results,
      resultList(
        this.#table,
        this.#state.results.filter(({ draw }) => draw <= this.#lastRevealed),
      ),
    )
  }
}
