import { drawTime, lastDraw } from '#games/lottery/clock'
import { settle } from '#games/lottery/lottery.service'
import type { Provider } from '#provider'
import type { LotteryRound, Round } from '#store/records'

const RETRY_MS = 1_000

/** Settles tickets when their draw is held, with or without an open page; also those of before a restart. */
export class Draws {
  readonly #provider: Provider
  #stop: () => void = () => undefined
  #timer: NodeJS.Timeout | undefined
  constructor(provider: Provider) {
    this.#provider = provider
  }

  async start(): Promise<void> {
    const { book, chain, deps } = this.#provider
    await chain.cover(lastDraw(deps.clock.now()))
    this.#stop = book.onChange((round) => this.#see(round))
    await this.#hold()
  }
  stop(): void {
    this.#stop()
    clearTimeout(this.#timer)
  }

  async #hold(): Promise<void> {
    const { book, chain, deps } = this.#provider
    await chain.cover(lastDraw(deps.clock.now()))
    for (const round of book.live()) this.#see(round)
    const wait = drawTime(lastDraw(deps.clock.now()) + 1) - deps.clock.now()
    this.#timer = setTimeout(() => void this.#hold(), Math.max(1, wait))
  }

  #see(round: Round): void {
    const due = round.kind === 'lottery' && round.state === 'open' && drawTime(round.draw) <= this.#now()
    if (due) void this.#settle(round)
  }

  async #settle({ id, seat }: LotteryRound): Promise<void> {
    const { locks, book, deps } = this.#provider
    try {
      await locks.run(seat, async () => {
        const round = await book.get(id)
        if (round?.kind === 'lottery') await settle(this.#provider, round)
      })
    } catch (error) {
      deps.warn('A ticket could not be settled; it is tried again.', { round: id, error: String(error) })
      setTimeout(() => void book.get(id).then((round) => round && this.#see(round)), RETRY_MS).unref()
    }
  }

  #now(): number {
    return this.#provider.deps.clock.now()
  }
}
