/** Numbers that look random and are the same in every run (mulberry32). */
export class Chance {
  #state: number
  constructor(seed: number) {
    this.#state = seed
  }
  /** From 0 up to, without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  below(end: number): number {
    return Math.floor(this.next() * end)
  }
  of<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new RangeError('nothing to choose from')
    return item
  }
}
