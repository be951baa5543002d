import type { Seed } from '#start/seed/seed'
import { exampleBrands } from '@site/config/brands'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { accountIds } from '#money/ledger/accounts.repository'
import { Ledger } from '#money/ledger/ledger'
import { memberIds } from '#identity/index'

/** Opening balances in minor units; every other member opens with an empty wallet. */
const OPENING: Record<string, bigint> = {
  'lotus.demo': 1_234_567n,
  'lotus.agent': 8_640_050n,
  'lotus.trial': 200_000n,
  'coral.demo': 845_020n,
  'coral.agent': 2_000_000n,
  'coral.trial': 100_000n,
}

/** A wallet for every example member, filled from the brand's house account by one entry each. */
async function seedWallets(
  db: Database,
  { clock, randomness }: Pick<Deps, 'clock' | 'randomness'>,
): Promise<void> {
  const ledger = new Ledger({ clock })
  for (const { merchant, currency } of exampleBrands) {
    for (const [account, memberId] of await memberIds(db, merchant)) {
      const wallet = { memberId, wallet: 'MAIN' } as const
      const amount = OPENING[account]
      if (amount === undefined)
        await accountIds(db, { merchant, currency: currency.code, now: clock.now() }, [wallet])
      else
        await ledger.post(db, {
          id: randomness.uuid(),
          merchant,
          kind: 'opening',
          currency: currency.code,
          postings: [
            { account: wallet, amount },
            { account: { wallet: 'HOUSE' }, amount: -amount },
          ],
        })
    }
  }
}

export const seed: Seed = { after: ['members'], run: seedWallets }
