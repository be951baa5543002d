/** The queue is too long: a new caller would wait longer than it is willing to. */
export class ArtBusy extends Error {
  override readonly name = 'ArtBusy'
}

interface Limits {
  readonly atATime: number
  readonly waiting: number
}

/** Runs so many jobs at a time and lets so many wait; a job whose key is already under way is shared. Throws ArtBusy for more. */
export class ArtQueue {
  readonly #limits: Limits
  #running = 0
  readonly #waiting: (() => void)[] = []
  readonly #underWay = new Map<string, Promise<Buffer>>()
  constructor(limits: Limits) {
    this.#limits = limits
  }

  run(key: string, job: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#underWay.get(key)
    if (known) return known
    const result = this.#turn(job).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, result)
    return result
  }

  async #turn(job: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running >= this.#limits.atATime) {
      if (this.#waiting.length >= this.#limits.waiting)
        throw new ArtBusy('too many pictures wait to be drawn')
      await new Promise<void>((go) => this.#waiting.push(go))
    } else this.#running += 1
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
