import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Bets of free spins stake nothing; a transfer names its entry, whose id is none that a page has made. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table bets drop constraint bets_stake_check`.execute(db)
    await sql`alter table bets add constraint bets_stake_check check (stake >= 0) not valid`.execute(db)
    await sql`alter table wallet_transfers add column entry_id uuid`.execute(db)
  },
}
