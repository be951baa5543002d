/** One at a time per name; other names do not wait. */
export class Locks {
  readonly #tails = new Map<string, Promise<unknown>>()
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    const tail = mine.catch(() => undefined)
    this.#tails.set(name, tail)
    try {
      return await mine
    } finally {
      if (this.#tails.get(name) === tail) this.#tails.delete(name)
    }
  }
}
