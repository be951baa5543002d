import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { WithdrawalState } from '@site/shared-api/contract/withdraw'
import { sql } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { WithdrawalRow } from '#money/withdraw/orders/repository'

export interface ConsoleRow extends WithdrawalRow {
  account: string
  outcome_needed: boolean
}

export interface WithdrawalFilter {
  merchant?: Merchants
  state?: WithdrawalState | undefined
  account?: string | undefined
  signalled?: boolean | undefined
}

/** Whether two operators have to say what became of a payout. Index: payment_attempts_of_order. */
const outcomeNeeded = sql<boolean>`exists (select from payment_attempts a where a.kind = 'payout' and a.order_id = w.id
  and (a.state = 'unknown' or (a.failed_at is not null and a.answered_at is null)))`

const shown = (db: Database) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('bank_cards as c', 'c.id', 'w.card_id')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .selectAll('w')
    .select(['c.bank', 'c.holder', 'c.shown', 'm.account'])
    .select(outcomeNeeded.as('outcome_needed'))

/** Withdrawals, newest first. Indexes: withdrawals_newest, _of_brand, _of_member, _open. */
export async function selectConsoleWithdrawals(
  db: Database,
  filter: WithdrawalFilter,
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<ConsoleRow[]> {
  let query = shown(db)
  query = query.where(ofMerchants('w.merchant', filter.merchant))
  if (filter.state !== undefined) query = query.where('w.state', '=', filter.state)
  if (filter.account !== undefined) query = query.where('m.account', '=', filter.account)
  if (filter.signalled === true)
    query = query.where(
      sql<boolean>`(jsonb_array_length(w.signals) > 0 or w.disputed <> 0 or ${outcomeNeeded})`,
    )
  if (after)
    query = query
      .where('w.created_at', '<=', after.at)
      .where(sql<boolean>`(w.created_at < ${after.at} or w.id > ${after.id}::uuid)`)
  return await query.orderBy('w.created_at', 'desc').orderBy('w.id').limit(limit).execute()
}

export function selectConsoleWithdrawal(db: Database, id: string): Promise<ConsoleRow | undefined> {
  return shown(db).where('w.id', '=', id).executeTakeFirst()
}

/** Who a member is, and what they paid in and were paid out in a currency over all time. Indexes: primary keys, deposit_orders_of_member, withdrawals_of_member. */
export async function selectContext(
  db: Database,
  of: { memberId: string; currency: string },
): Promise<{
  registered_at: Date
  payee_name: string | null
  balance: bigint
  deposited: bigint
  withdrawn: bigint
}> {
  return await db
    .selectFrom('members as m')
    .leftJoin('member_profiles as p', 'p.member_id', 'm.id')
    .select(['m.created_at as registered_at', 'p.payee_name'])
    .select([
      sql<bigint>`coalesce((select a.balance from ledger_accounts a where a.member_id = m.id
        and a.wallet = 'MAIN' and a.currency = ${of.currency}), 0)::bigint`.as('balance'),
      sql<bigint>`coalesce((select sum(d.credited) from deposit_orders d where d.member_id = m.id
        and d.currency = ${of.currency}), 0)::bigint`.as('deposited'),
      sql<bigint>`coalesce((select sum(w.amount - w.fee) from withdrawals w where w.member_id = m.id
        and w.currency = ${of.currency} and w.state = 'paid'), 0)::bigint`.as('withdrawn'),
    ])
    .where('m.id', '=', of.memberId)
    .executeTakeFirstOrThrow()
}

/** Movements that a provider's clock put into a time. Index: payout_receipts_by_time. */
export function selectMovements(db: Database, provider: string, { from, to }: { from: Date; to: Date }) {
  return db
    .selectFrom('payout_receipts')
    .select((eb) => eb.fn.coalesce('matched_id', 'receipt_id').as('receiptId'))
    .select(['kind', 'amount', 'currency', 'moved_at as at', 'withdrawal_id as about'])
    .where('provider', '=', provider)
    .where('off_book', '=', false)
    .where('moved_at', '>=', from)
    .where('moved_at', '<', to)
    .execute()
}
