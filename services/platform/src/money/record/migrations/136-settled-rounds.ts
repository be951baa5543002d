import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Rounds that ended, by provider and by game type, and those that are open: what a page of the betting record reads, beside
 * rounds_settled; a provider's calls for a round, and the deposit behind an entry.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create index rounds_settled_by_vendor on rounds (member_id, vendor, closed_at)
      where closed_at is not null`.execute(db)
    await sql`create index rounds_settled_by_type on rounds (member_id, game_type, closed_at)
      where closed_at is not null`.execute(db)
    await sql`create index rounds_open_of_member on rounds (member_id, placed_at) where status = 'open'`.execute(
      db,
    )
    await sql`create index wallet_transactions_of_round on wallet_transactions (member_id, round_id)`.execute(
      db,
    )
    await sql`create index deposit_receipts_by_entry on deposit_receipts (entry_id)`.execute(db)
  },
}
