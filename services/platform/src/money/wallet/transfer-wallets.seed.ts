import type { Seed } from '#start/seed/seed'
import type { Database } from '#db/database'

/** Example providers whose games are played from a wallet of their own (MEM-07). */
const TRANSFER_VENDORS = ['AV', 'GRN']

async function seedTransferWallets(db: Database): Promise<void> {
  await db
    .updateTable('vendors')
    .set({ transfer_wallet: true })
    .where('code', 'in', TRANSFER_VENDORS)
    .execute()
}

export const seed: Seed = { after: ['catalogue', 'wallets'], run: seedTransferWallets }
