import { sql } from 'kysely'
import type { Database } from '#db/database'

/** Wallet of the house account that in-house jackpot games pay into. */
const POOL_WALLET = 'JACKPOT'
const NO_MEMBER = '00000000-0000-0000-0000-000000000000'

/** The brand's jackpot pool in minor units: what settled rounds have paid in and not yet taken out. Index: ledger_accounts_by_owner. */
export async function selectPool(db: Database, merchant: string, currency: string): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_accounts')
    .innerJoin('jackpot_pools', 'jackpot_pools.account_id', 'ledger_accounts.id')
    .select(sql<bigint>`coalesce(sum(jackpot_pools.amount), 0)::bigint`.as('pool'))
    .where('ledger_accounts.merchant', '=', merchant)
    .where(sql<boolean>`coalesce(ledger_accounts.member_id, ${NO_MEMBER}::uuid) = ${NO_MEMBER}::uuid`)
    .where('ledger_accounts.currency', '=', currency)
    .where('ledger_accounts.wallet', '=', POOL_WALLET)
    .executeTakeFirst()
  return row?.pool ?? 0n
}
