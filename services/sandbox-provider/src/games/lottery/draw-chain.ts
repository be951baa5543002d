import type { Deps } from '#deps'
import { sha256Hex, streamOf } from '#fair/node-stream'
import { drawOutcome, type DrawNumbers } from '#games/lottery/outcome'
import { keys } from '#store/keys'
import { chainRecord, type Chain } from '#store/records'

const LENGTH = 50_000
/** A following chain is committed to this many draws before it begins. */
const AHEAD = 6_000
/** The first chain reaches back over two weeks, so that a lottery of every pace has results from the first day. */
const BACK = 40_320
const ROOT_BYTES = 32

interface Unrolled extends Chain {
  /** seeds[i] belongs to draw first+i; the SHA-256 of each is the one before, that of the first the commitment. */
  seeds: string[]
}

/** The seeds of all draws, committed to before the first: a chain of hashes that is revealed backwards. */
export class DrawChain {
  readonly #deps: Pick<Deps, 'store' | 'token'>
  readonly #chains: Unrolled[] = []
  constructor(deps: Pick<Deps, 'store' | 'token'>) {
    this.#deps = deps
  }

  async load(): Promise<void> {
    for (const chain of await this.#deps.store.list(chainRecord, keys.chains))
      this.#chains.push(unroll(chain))
  }

  /** Makes sure that draws from this one on are committed to, well ahead. */
  async cover(draw: number): Promise<void> {
    const last = this.#chains.at(-1)
    const end = last === undefined ? draw - BACK : last.first + last.length
    if (last !== undefined && draw < end - AHEAD) return
    const begin = last === undefined ? end : Math.max(draw, end)
    const chain = unroll({
      root: this.#deps.token(ROOT_BYTES),
      commitment: '',
      first: begin,
      length: last === undefined ? BACK + LENGTH : LENGTH,
    })
    const { root, commitment, first, length } = chain
    await this.#deps.store.write([{ put: keys.chain(first), value: { root, commitment, first, length } }])
    this.#chains.push(chain)
  }

  /** Seed of a draw and the text whose preimage it is. Secret until the draw. */
  seedOf(draw: number): { seed: string; previous: string; commitment: string; first: number } | undefined {
    const chain = this.#chains.find((one) => draw >= one.first && draw < one.first + one.length)
    const seed = chain?.seeds[draw - chain.first]
    if (chain === undefined || seed === undefined) return undefined
    const { commitment, first } = chain
    return { seed, previous: chain.seeds[draw - first - 1] ?? commitment, commitment, first }
  }

  /** The numbers of a draw in a game; each game has its own from the same seed. */
  numbersOf(draw: number, nodeId: string): DrawNumbers | undefined {
    const found = this.seedOf(draw)
    return found === undefined ? undefined : drawOutcome(streamOf(found.seed, nodeId, draw))
  }
}

function unroll(chain: Chain): Unrolled {
  const seeds = new Array<string>(chain.length)
  let seed = sha256Hex(chain.root)
  for (let i = chain.length - 1; i >= 0; i -= 1) {
    seeds[i] = seed
    seed = sha256Hex(seed)
  }
  return { ...chain, commitment: seed, seeds }
}
