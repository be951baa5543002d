import { sql, type Insertable } from 'kysely'
import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { DebtTables } from '#money/debts/tables'

/** The debt in these accounts of a member, in minor units. */
export function debtIn(
  accounts: readonly { wallet: string; currency: string; balance: bigint | null }[],
  currency: string,
): bigint {
  return -(accounts.find((one) => one.wallet === 'DEBT' && one.currency === currency)?.balance ?? 0n)
}

/** A member's debt, in minor units; 0 where there is none. Index: ledger_accounts_by_member. */
export async function selectDebt(db: Database, memberId: string, currency: string): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('wallet', '=', 'DEBT')
    .where('currency', '=', currency)
    .executeTakeFirst()
  return -(row?.balance ?? 0n)
}

export async function insertDebtMovement(
  tx: Database,
  row: Insertable<DebtTables['debt_movements']>,
): Promise<void> {
  await tx.insertInto('debt_movements').values(row).execute()
}

/** What the house has written off of a member's debts and has not come again. Indexes: debt_movements_of_member, deposit_orders_of_member, deposit_reversals_of_order. */
export async function selectWrittenOff(tx: Database, memberId: string, currency: string): Promise<bigint> {
  const { rows } = await sql<{ left: bigint }>`select (
    (select coalesce(-sum(amount), 0) from debt_movements
      where member_id = ${memberId} and currency = ${currency} and kind = 'written-off')
    - (select coalesce(sum(r.house), 0) from deposit_orders o join deposit_reversals r on r.order_id = o.id
      where o.member_id = ${memberId} and r.currency = ${currency}))::bigint as left`.execute(tx)
  return rows[0]?.left ?? 0n
}

export interface DebtRow {
  id: string
  merchant: string
  member_id: string
  account: string
  currency: string
  /** Minor units; 0 where the debt is paid. */
  outstanding: bigint
  created_at: Date
}

const debts = (db: Database) =>
  db
    .selectFrom('ledger_accounts as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id', 'a.merchant', 'm.id as member_id', 'm.account', 'a.currency', 'a.created_at'])
    .select(sql<bigint>`-a.balance`.as('outstanding'))
    .where('a.wallet', '=', 'DEBT')

/** Members with a debt, by the time of the first debt, the newest first. Index: ledger_accounts_debts. */
export async function selectDebts(
  db: Database,
  { account, merchant }: { account: string | undefined; merchant: Merchants },
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<DebtRow[]> {
  let query = debts(db).where(ofMerchants('a.merchant', merchant)).where('a.balance', '<', 0n)
  if (account !== undefined) query = query.where('m.account', '=', account)
  if (after)
    query = query
      .where('a.created_at', '<=', after.at)
      .where(sql<boolean>`(a.created_at < ${after.at} or a.id > ${after.id}::uuid)`)
  return await query.orderBy('a.created_at', 'desc').orderBy('a.id').limit(limit).execute()
}

export function selectDebtAccount(db: Database, id: string): Promise<DebtRow | undefined> {
  return debts(db).where('a.id', '=', id).executeTakeFirst()
}

/** What made and lessened a member's debt, the newest first. Index: debt_movements_of_member. */
export function selectDebtMovements(db: Database, memberId: string, currency: string, limit: number) {
  return db
    .selectFrom('debt_movements')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .orderBy('at', 'desc')
    .orderBy('entry_id')
    .limit(limit)
    .execute()
}
