import type { Deps } from '#deps'
import { sha256Hex } from '#fair/node-stream'
import { keys } from '#store/keys'
import { seedRecord, type Seed } from '#store/records'
import type { Write } from '#store/store'

const SEED_BYTES = 32
const CLIENT_SEED_BYTES = 9

/** The pair of seeds of a seat. Callers hold the seat's lock. */
export class Seeds {
  readonly #deps: Pick<Deps, 'store' | 'token'>
  constructor(deps: Pick<Deps, 'store' | 'token'>) {
    this.#deps = deps
  }

  async current(seat: string): Promise<Seed> {
    const kept = await this.#deps.store.get(seedRecord, keys.seed(seat))
    if (kept !== undefined) return kept
    const made = this.#made(this.#deps.token(CLIENT_SEED_BYTES))
    await this.#deps.store.write([{ put: keys.seed(seat), value: made }])
    return made
  }

  /** The pair for the next round, and the write that counts it. */
  async next(seat: string): Promise<{ seed: Seed; counted: Write }> {
    const seed = await this.current(seat)
    return { seed, counted: { put: keys.seed(seat), value: { ...seed, nonce: seed.nonce + 1 } } }
  }

  /** Reveals the pair and begins a new one; the client seed stays unless another is given. */
  async renew(seat: string, clientSeed?: string): Promise<{ revealed: Seed; current: Seed }> {
    const revealed = await this.current(seat)
    const current = this.#made(clientSeed ?? revealed.clientSeed)
    await this.#deps.store.write([
      { put: keys.revealed(revealed.hash), value: revealed },
      { put: keys.seed(seat), value: current },
    ])
    return { revealed, current }
  }

  /** The server seed behind a commitment, once it was revealed. */
  async revealed(hash: string): Promise<string | undefined> {
    return (await this.#deps.store.get(seedRecord, keys.revealed(hash)))?.serverSeed
  }

  #made(clientSeed: string): Seed {
    const serverSeed = this.#deps.token(SEED_BYTES)
    return { serverSeed, hash: sha256Hex(serverSeed), clientSeed, nonce: 0 }
  }
}
