import type { Signal } from '#db/signals/signal'

/** A brand's open pages get no more than one win in so many ms. */
const PAUSE_MS = 1_000

export interface BigWin {
  readonly merchant: string
  readonly id: string
  /** Minor units. */
  readonly amount: bigint
}

/**
 * Publishes big wins to open pages (LOB-08): the first at once, then the biggest of those within the pause.
 * Each instance publishes the wins it has booked; the pages of every instance receive them.
 */
export class BigWins {
  readonly #publish: (signal: Signal) => void
  /** Brands within the pause, with the biggest win since. */
  readonly #resting = new Map<string, BigWin | undefined>()
  constructor(publish: (signal: Signal) => void) {
    this.#publish = publish
  }

  offer(win: BigWin): void {
    const { merchant } = win
    if (!this.#resting.has(merchant)) return this.#say(win)
    const best = this.#resting.get(merchant)
    if (best === undefined || win.amount > best.amount) this.#resting.set(merchant, win)
  }

  #say({ merchant, id }: BigWin): void {
    this.#publish({ topic: 'winner', merchant, id })
    this.#resting.set(merchant, undefined)
    setTimeout(() => {
      const next = this.#resting.get(merchant)
      this.#resting.delete(merchant)
      if (next) this.#say(next)
    }, PAUSE_MS).unref()
  }
}
