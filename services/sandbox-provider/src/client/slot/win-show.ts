import type { Reels } from '#client/slot/reels/reels'
import { decimalOf } from '#client/ui/money'
import type { Table } from '#client/ui/table'
import type { Spin } from '#games/slot/outcome'
import { LINES, REELS, ROWS } from '#games/slot/tables'

const ALL_MS = 1100
const ONE_MS = 1300

/** All winning symbols at once, then line by line, over and over until it is stopped. */
export class WinShow {
  readonly #reels: Reels
  readonly #say: (text: string) => void
  readonly #table: Table
  #timer = 0
  constructor(reels: Reels, say: (text: string) => void, table: Table) {
    this.#reels = reels
    this.#say = say
    this.#table = table
  }

  start(spin: Spin, stake: number): void {
    this.stop()
    const lines = spin.wins.map((win) => {
      const rows = LINES[win.line] ?? LINES[0] ?? []
      return { win, rows, cells: rows.slice(0, win.count).map((row, reel) => [reel, row] as const) }
    })
    const all = lines.flatMap(({ cells }) => cells)
    this.#reels.highlight({ cells: all.length > 0 ? all : everyCell(), path: null })
    const show = (i: number): void => {
      const line = lines[i % lines.length]
      if (line === undefined) return
      this.#reels.highlight({ cells: line.cells, path: line.rows })
      const won = decimalOf((stake * line.win.pay * spin.multiplier) / LINES.length)
      this.#say(this.#table.t('slot.line', { line: line.win.line + 1, amount: this.#table.money(won) }))
      this.#timer = window.setTimeout(() => show(i + 1), ONE_MS)
    }
    if (lines.length > 0) this.#timer = window.setTimeout(() => show(0), ALL_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#reels.highlight(undefined)
  }
}

/** For a pay of scatters alone. */
function everyCell(): (readonly [number, number])[] {
  return Array.from({ length: REELS * ROWS }, (_, i) => [Math.floor(i / ROWS), i % ROWS] as const)
}
