/** Rows that have had their time are looked for this often, not with every call. */
const EVERY_MS = 60_000

/** Lets a task pass once a minute of this process. */
export class Tidy {
  #next = 0
  isDue(): boolean {
    const now = Date.now()
    if (now < this.#next) return false
    this.#next = now + EVERY_MS
    return true
  }
}
