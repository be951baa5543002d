import type { Seed } from '#start/seed/seed'
import { exampleBrands } from '@site/config/brands'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { Ledger } from '#money/ledger/ledger'
import { unitOf } from '#money/ledger/money'

/** What the house puts into each pool to begin with. */
async function seedJackpots(
  db: Database,
  { clock, randomness }: Pick<Deps, 'clock' | 'randomness'>,
): Promise<void> {
  const ledger = new Ledger({ clock })
  for (const { merchant, currency, jackpot } of exampleBrands) {
    const amount = BigInt(jackpot.seed) * unitOf(currency.code)
    if (jackpot.source !== 'pool' || amount === 0n) continue
    await ledger.post(db, {
      id: randomness.uuid(),
      merchant,
      kind: 'jackpot-seed',
      currency: currency.code,
      postings: [
        { account: { wallet: 'JACKPOT' }, amount },
        { account: { wallet: 'HOUSE' }, amount: -amount },
      ],
    })
  }
}

export const seed: Seed = { after: ['wallets'], run: seedJackpots }
