/** Runs at most `limit` jobs at a time; a job whose key is already under way is shared. */
export class ArtQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []
  private readonly underWay = new Map<string, Promise<Buffer>>()

  constructor(private readonly limit: number) {}

  run(key: string, job: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.underWay.get(key)
    if (known) return known
    const result = this.turn(job).finally(() => this.underWay.delete(key))
    this.underWay.set(key, result)
    return result
  }

  private async turn(job: () => Promise<Buffer>): Promise<Buffer> {
    if (this.running >= this.limit) await new Promise<void>((go) => this.waiting.push(go))
    else this.running += 1
    try {
      return await job()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
