import { storedBrandSchema } from '@site/config/schema'
import type { Database } from '#db/database'
import type { Clock, Randomness } from '#deps'
import { Ledger } from '#money/ledger/ledger'
import { unitOf } from '#money/ledger/money'
import { insertHit, sumOfPool, takePool } from '#money/wallet-gateway/jackpot.repository'
import type { SessionRow } from '#money/wallet-gateway/session.repository'

const BASIS_POINTS = 10_000n
const settingsSchema = storedBrandSchema.shape.jackpot

/** What a bet means for the pool: minor units that go in, and what it wins out of it. */
export interface Drawn {
  share: bigint
  won: bigint
  seed: bigint
}
const NOTHING: Drawn = { share: 0n, won: 0n, seed: 0n }

/** The in-house jackpot (LOB-05): every bet pays a share in and may win all of it. */
export class JackpotPool {
  readonly #clock: Clock
  readonly #randomness: Randomness
  readonly #ledger: Ledger
  constructor(deps: { clock: Clock; randomness: Randomness }) {
    this.#clock = deps.clock
    this.#randomness = deps.randomness
    this.#ledger = new Ledger(deps)
  }

  /** Draws for a stake in minor units: its chance is stake / oneIn; the pool is looked at only when it hits. */
  async draw(tx: Database, session: SessionRow, stake: bigint): Promise<Drawn> {
    if (session.jackpot === null) return NOTHING
    const settings = settingsSchema.parse(session.jackpot)
    if (settings.source !== 'pool') return NOTHING
    const share = (stake * BigInt(settings.shareBasisPoints)) / BASIS_POINTS
    if (share === 0n) return NOTHING
    const hits = this.#randomness.below(BigInt(settings.oneIn) * unitOf(session.currency)) < stake
    // Who hits while another hit is being paid, or began before it was, wins nothing: a pool is paid once.
    if (!hits || !(await takePool(tx, session.merchant, session.jackpot_account_id)))
      return { share, won: 0n, seed: 0n }
    const pool = await sumOfPool(tx, session.jackpot_account_id)
    const won = pool + share
    return won > 0n
      ? { share, won, seed: BigInt(settings.seed) * unitOf(session.currency) }
      : { share, won: 0n, seed: 0n }
  }

  /** Pays what was drawn and puts the house's seed into the empty pool; after the bet's own entry. */
  async pay(tx: Database, session: SessionRow, { won, seed }: Drawn, roundId: string): Promise<void> {
    const id = this.#randomness.uuid()
    const { merchant, currency } = session
    const pool = { wallet: 'JACKPOT' } as const
    await this.#ledger.postLegs(
      tx,
      { id, merchant, kind: 'jackpot', currency, nodeId: session.node_id, roundId, at: this.#clock.now() },
      [
        { accountId: session.jackpot_account_id, amount: -won },
        { accountId: session.account_id, amount: won },
      ],
    )
    if (seed > 0n)
      await this.#ledger.post(tx, {
        id: this.#randomness.uuid(),
        merchant,
        kind: 'jackpot-seed',
        currency,
        postings: [
          { account: pool, amount: seed },
          { account: { wallet: 'HOUSE' }, amount: -seed },
        ],
      })
    await insertHit(tx, { id, merchant, member_id: session.member_id, amount: won, at: this.#clock.now() })
  }
}
