/** A repeatable source of choices: a storm that fails can be called up again by its seed. */
export class Chance {
  #state: number
  readonly seed: number

  constructor(seed: number) {
    this.seed = seed

    this.#state = seed >>> 0
  }
  /** From 0 up to, without, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }
  happens(probability: number): boolean {
    return this.next() < probability
  }
  of<T>(items: readonly [T, ...T[]]): T {
    return items[this.whole(0, items.length - 1)] ?? items[0]
  }
  /** An amount as money: satang as decimal text. */
  money(least: number, most: number): string {
    return (this.whole(least, most) / 100).toFixed(2)
  }
}
