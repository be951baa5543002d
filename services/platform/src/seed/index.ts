import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { seedAnchors } from '#games/anchors/anchors.seed'
import { seedBrands } from '#brands/brands/brands.seed'
import { seedCatalogue } from '#games/catalogue/seed/catalogue.seed'
import { seedContacts } from '#identity/registration/contacts.seed'
import { seedContent } from '#content/announcements/seed/content.seed'
import { seedContracts } from '#agents/contracts/contracts.seed'
import { seedJackpots } from '#money/jackpot/jackpots.seed'
import { seedLevels } from '#identity/members/levels.seed'
import { seedLotteries } from '#games/lottery/lotteries.seed'
import { seedMembers } from '#identity/members/members.seed'
import { seedMessages } from '#content/counters/messages.seed'
import { seedTransferWallets } from '#money/wallet/transfer-wallets.seed'
import { seedWallets } from '#money/wallet/wallets.seed'
import { seedWins } from '#games/wins/wins.seed'

/** Example data of one domain; `db` is the transaction it runs in. */
export interface Seed {
  /** Its name is its identity: a seed runs once for a database. */
  name: string
  run(db: Database, deps: Pick<Deps, 'clock' | 'randomness'>): Promise<void>
}

/** In this order; a domain adds its seed here. */
export const seeds: readonly Seed[] = [
  { name: 'brands', run: seedBrands },
  { name: 'levels', run: seedLevels },
  { name: 'members', run: seedMembers },
  { name: 'contacts', run: seedContacts },
  { name: 'wallets', run: seedWallets },
  { name: 'catalogue', run: seedCatalogue },
  { name: 'content', run: seedContent },
  { name: 'messages', run: seedMessages },
  { name: 'wins', run: seedWins },
  { name: 'anchors', run: seedAnchors },
  { name: 'lotteries', run: seedLotteries },
  { name: 'jackpots', run: seedJackpots },
  { name: 'transfer-wallets', run: seedTransferWallets },
  { name: 'contracts', run: seedContracts },
]

const SEED_LOCK = 7_301_978

/** Runs the seeds that this database has not seen, each in one transaction; instances that start together wait. */
export async function seed(db: Database, deps: Pick<Deps, 'clock' | 'randomness'>): Promise<void> {
  for (const one of seeds) {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx)
      const ran = await tx.selectFrom('seeds').select('name').where('name', '=', one.name).executeTakeFirst()
      if (ran) return
      await one.run(tx, deps)
      await tx.insertInto('seeds').values({ name: one.name, ran_at: deps.clock.now() }).execute()
    })
  }
}
