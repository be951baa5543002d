import type { Deps } from '#deps'
import { keys } from '#store/keys'
import { roundRecord, text, type Round } from '#store/records'
import type { Write } from '#store/store'

const OVER: readonly Round['state'][] = ['closed', 'refused', 'refunded']
type Listener = (round: Round) => void

/** Whether nothing of a round is on its way any more. */
export const isOver = ({ state }: Round): boolean => OVER.includes(state)

/** Every round, with those that are not over at hand; calls its listeners when one changes. */
export class RoundBook {
  readonly #store: Deps['store']
  readonly #live = new Map<string, Round>()
  readonly #listeners = new Set<Listener>()
  constructor(store: Deps['store']) {
    this.#store = store
  }

  /** Takes up the rounds that were not over when the service stopped. */
  async load(): Promise<void> {
    for (const round of await this.#store.list(roundRecord, keys.lives)) this.#live.set(round.id, round)
  }

  live(): Round[] {
    return [...this.#live.values()]
  }
  liveOf(seat: string): Round[] {
    return this.live().filter((round) => round.seat === seat)
  }

  async get(id: string): Promise<Round | undefined> {
    return this.#live.get(id) ?? (await this.#store.get(roundRecord, keys.round(id)))
  }

  /** Keeps a round in its new state together with what belongs to it, all or nothing. */
  async write(round: Round, more: readonly Write[] = []): Promise<void> {
    const over = isOver(round)
    const live = keys.live(round.id)
    await this.#store.write([
      ...more,
      { put: keys.round(round.id), value: round },
      { put: keys.ofSeat(round.seat, round.at, round.id), value: round.id },
      ...(round.mode === 'real' ? [{ put: keys.ofTime(round.at, round.id), value: round.id }] : []),
      over ? { remove: live } : { put: live, value: round },
    ])
    if (over) this.#live.delete(round.id)
    else this.#live.set(round.id, round)
    for (const listener of [...this.#listeners]) listener(round)
  }

  /** The latest rounds of a seat, newest first. */
  async latest(seat: string, limit: number): Promise<Round[]> {
    const ids = await this.#store.list(text, keys.seat(seat), limit)
    const rounds = await Promise.all(ids.map((id) => this.get(id)))
    return rounds.filter((round) => round !== undefined)
  }

  /** Rounds for money that began in a time, in their order, after one of them. */
  async between(
    from: number,
    to: number,
    { after, limit }: { after: Pick<Round, 'at' | 'id'> | undefined; limit: number },
  ): Promise<Round[]> {
    const since = after ? `${keys.ofTime(after.at, after.id)}\0` : keys.ofTime(from)
    const ids = await this.#store.range(text, { gte: since, lt: keys.ofTime(to) }, limit)
    const rounds = await Promise.all(ids.map((id) => this.get(id)))
    return rounds.filter((round) => round !== undefined)
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The round once `test` holds, or as it is after `limitMs`. */
  async when(round: Round, test: (round: Round) => boolean, limitMs: number): Promise<Round> {
    return new Promise((done) => {
      const finish = (found: Round): void => {
        clearTimeout(limit)
        stop()
        done(found)
      }
      let last = round
      const check = (changed: Round): void => {
        if (changed.id !== round.id) return
        last = changed
        if (test(changed)) finish(changed)
      }
      const stop = this.onChange(check)
      const limit = setTimeout(() => finish(last), limitMs)
      limit.unref()
      void this.get(round.id).then((now) => now !== undefined && check(now))
    })
  }
}
