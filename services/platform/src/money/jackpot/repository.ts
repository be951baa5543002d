import { sql } from 'kysely'
import type { Database } from '#db/database'

/** Wallet of the house account that in-house jackpot games pay into. */
export const POOL_WALLET = 'JACKPOT'

/** The brand's jackpot pool in minor units: what settled rounds have paid in and not yet taken out. Index: ledger_postings_by_account. */
export async function selectPool(db: Database, merchant: string): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_postings', 'ledger_postings.account_id', 'ledger_accounts.id')
    .select(sql<bigint>`coalesce(sum(ledger_postings.amount), 0)::bigint`.as('pool'))
    .where('ledger_accounts.merchant', '=', merchant)
    .where('ledger_accounts.member_id', 'is', null)
    .where('ledger_accounts.wallet', '=', POOL_WALLET)
    .executeTakeFirst()
  return row?.pool ?? 0n
}
