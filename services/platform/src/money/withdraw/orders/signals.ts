import type { WithdrawalSignal } from '@site/shared-api/contract/withdraw-console'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { isRestricted } from '#games/index'
import type { Session } from '#identity/index'
import type { CardRow } from '#money/withdraw/cards/repository'

const HOUR_MS = 3_600_000

/** What an operator should look at before this money leaves (MEM-03), as it is when the member asks for it. */
export async function signalsOf(
  db: Database,
  of: { session: Session; card: CardRow; newForHours: number; now: Date },
): Promise<WithdrawalSignal[]> {
  const { card, newForHours, now, session } = of
  const since = new Date(now.getTime() - newForHours * HOUR_MS)
  const [isShared, known, last, restricted, isReversed] = [
    await hasOtherHolder(db, card),
    await deviceSince(db, session),
    await lastDepositOf(db, session.memberId),
    await isRestricted(db, session.memberId),
    await hasReversal(db, session.memberId),
  ]
  const isNewDevice = known === undefined || known > since
  return [
    ...(card.created_at > since ? (['new_card'] as const) : []),
    ...(isNewDevice ? (['new_device'] as const) : []),
    ...(isShared ? (['shared_card'] as const) : []),
    ...(last && last.playedSince < last.amount ? (['deposit_without_play'] as const) : []),
    ...(restricted ? (['play_restricted'] as const) : []),
    ...(isReversed ? (['deposit_reversed'] as const) : []),
  ]
}

/** Whether another account of the brand has, or had, the same number. Index: bank_cards_by_number. */
async function hasOtherHolder(db: Database, card: CardRow): Promise<boolean> {
  const row = await db
    .selectFrom('bank_cards')
    .select('id')
    .where('merchant', '=', card.merchant)
    .where('number_hash', '=', card.number_hash)
    .where('member_id', '!=', card.member_id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a deposit was ever taken back from the member. Indexes: deposit_orders_of_member, deposit_reversals_of_order. */
export async function hasReversal(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deposit_orders as o')
    .innerJoin('deposit_reversals as r', 'r.order_id', 'o.id')
    .select('o.id')
    .where('o.member_id', '=', memberId)
    .where('r.kind', '!=', 'chargeback-won')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Since when the member signs in from the browser of this session; undefined where it has never said which it is. */
async function deviceSince(db: Database, { browserHash, memberId }: Session): Promise<Date | undefined> {
  if (browserHash === null) return undefined
  const row = await db
    .selectFrom('member_browsers')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst()
  return row?.created_at
}

export interface LastDeposit {
  readonly at: Date
  readonly amount: bigint
  readonly playedSince: bigint
}

/** The last deposit that was credited, and what was staked since. Indexes: deposit_orders_of_member, bets_by_member. */
export async function lastDepositOf(db: Database, memberId: string): Promise<LastDeposit | undefined> {
  const order = await db
    .selectFrom('deposit_orders')
    .select(['credited', 'closed_at', 'created_at'])
    .where('member_id', '=', memberId)
    .where('credited', '>', 0n)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!order) return undefined
  const at = order.closed_at ?? order.created_at
  const { played } = await db
    .selectFrom('bets')
    .select(sql<bigint>`coalesce(sum(stake), 0)::bigint`.as('played'))
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', at)
    .where('status', '!=', 'refunded')
    .executeTakeFirstOrThrow()
  return { at, amount: order.credited ?? 0n, playedSince: played }
}
