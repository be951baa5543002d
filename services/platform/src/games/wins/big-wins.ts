import type { Signal } from '#db/signals/signal'

/** A brand's open pages are told of no more than one win in so many ms. */
const PAUSE_MS = 1_000

export interface BigWin {
  readonly merchant: string
  readonly id: string
  /** Minor units. */
  readonly amount: bigint
}

/**
 * Tells open pages of big wins as they happen (LOB-08): the first at once, then of those that fall together the biggest.
 * Each copy of the site tells of what was won by way of it; every copy's pages hear it.
 */
export class BigWins {
  readonly #tell: (signal: Signal) => void
  /** Brands that were told just now, with the biggest win since. */
  readonly #resting = new Map<string, BigWin | undefined>()
  constructor(tell: (signal: Signal) => void) {
    this.#tell = tell
  }

  offer(win: BigWin): void {
    const { merchant } = win
    if (!this.#resting.has(merchant)) return this.#say(win)
    const best = this.#resting.get(merchant)
    if (best === undefined || win.amount > best.amount) this.#resting.set(merchant, win)
  }

  #say({ merchant, id }: BigWin): void {
    this.#tell({ topic: 'winner', merchant, id })
    this.#resting.set(merchant, undefined)
    setTimeout(() => {
      const next = this.#resting.get(merchant)
      this.#resting.delete(merchant)
      if (next) this.#say(next)
    }, PAUSE_MS).unref()
  }
}
