import { end, endOf } from '#games/crash/crash.service'
import type { Provider } from '#provider'
import type { Round } from '#store/records'

/** Ends every flight at its time, with or without an open page; also those of before a restart. */
export class Flights {
  readonly #provider: Provider
  readonly #timers = new Map<string, NodeJS.Timeout>()
  #stop: () => void = () => undefined
  constructor(provider: Provider) {
    this.#provider = provider
  }

  start(): void {
    this.#stop = this.#provider.book.onChange((round) => this.#see(round))
    for (const round of this.#provider.book.live()) this.#see(round)
  }
  stop(): void {
    this.#stop()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #see(round: Round): void {
    if (round.kind !== 'crash') return
    if (round.state !== 'open' || round.startedAt === null) {
      clearTimeout(this.#timers.get(round.id))
      this.#timers.delete(round.id)
      return
    }
    if (this.#timers.has(round.id)) return
    const wait = round.startedAt + endOf(round) - this.#provider.deps.clock.now()
    this.#timers.set(
      round.id,
      setTimeout(() => void this.#end(round.id, round.seat), Math.max(0, wait)),
    )
  }

  async #end(id: string, seat: string): Promise<void> {
    const { locks, book, deps } = this.#provider
    try {
      await locks.run(seat, async () => {
        const round = await book.get(id)
        if (round?.kind === 'crash' && round.state === 'open') await end(this.#provider, round)
      })
    } catch (error) {
      deps.warn('A flight could not be ended; it is tried again.', { round: id, error: String(error) })
      this.#timers.set(
        id,
        setTimeout(() => void this.#end(id, seat), 1_000),
      )
    }
  }
}
