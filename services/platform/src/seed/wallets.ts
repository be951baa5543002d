import { exampleBrands } from '@site/config/brands'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { insertAccount, insertEntry } from '#modules/ledger/repository'
import { memberIds } from '#modules/members/write.repository'

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
export async function seedWallets(
  db: Database,
  { clock, randomness }: Pick<Deps, 'clock' | 'randomness'>,
): Promise<void> {
  const at = clock.now()
  for (const { merchant, currency } of exampleBrands) {
    const open = async (memberId: string | null, wallet: string): Promise<string> => {
      const id = randomness.uuid()
      await insertAccount(db, {
        id,
        merchant,
        member_id: memberId,
        wallet,
        currency: currency.code,
        created_at: at,
      })
      return id
    }
    const house = await open(null, 'HOUSE')
    for (const [account, memberId] of await memberIds(db, merchant)) {
      const wallet = await open(memberId, 'MAIN')
      const amount = OPENING[account]
      if (amount === undefined) continue
      await insertEntry(db, { id: randomness.uuid(), merchant, kind: 'opening', at }, [
        { account_id: wallet, amount },
        { account_id: house, amount: -amount },
      ])
    }
  }
}
