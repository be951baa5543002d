/** Standard deviations on either side that hold 99 of 100 means. */
const Z99 = 2.5758

export interface Measured {
  rounds: number
  /** Pay over stake. */
  mean: number
  low: number
  high: number
  hits: number
  best: number
}

/** Adds up stakes and pays of rounds; mean and its 99 % confidence interval. */
export class Measure {
  #rounds = 0
  #sum = 0
  #squares = 0
  #hits = 0
  #best = 0

  add(stake: number, payout: number): void {
    const share = payout / stake
    this.#rounds += 1
    this.#sum += share
    this.#squares += share * share
    if (share > 0) this.#hits += 1
    if (share > this.#best) this.#best = share
  }

  result(): Measured {
    const mean = this.#sum / this.#rounds
    const variance = (this.#squares - this.#rounds * mean * mean) / (this.#rounds - 1)
    const reach = Z99 * Math.sqrt(variance / this.#rounds)
    return {
      rounds: this.#rounds,
      mean,
      low: mean - reach,
      high: mean + reach,
      hits: this.#hits / this.#rounds,
      best: this.#best,
    }
  }
}
