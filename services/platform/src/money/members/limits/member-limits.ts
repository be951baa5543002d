import { moneyLimits, type MoneyLimits } from '@site/shared-api/contract/member-admin'
import type { WithdrawRulesDocument } from '@site/shared-api/contract/managed-documents'
import type { Database } from '#db/database'
import { toDecimal, toMinor } from '#money/ledger/money'

type Bounds = MoneyLimits['deposit']

/** No operator has said anything of the member. */
export const NO_LIMITS: MoneyLimits = {
  deposit: { min: null, max: null, mostPerDay: null },
  withdrawal: { min: null, max: null, mostPerDay: null },
}

/** A member's own bounds. Index: the primary key. */
export async function limitsOf(db: Database, memberId: string): Promise<MoneyLimits> {
  const row = await db
    .selectFrom('member_limits')
    .select('limits')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ? moneyLimits.parse(row.limits) : NO_LIMITS
}

/** Bounds as a brand or a channel says them, inside those of the member: the larger least, the smaller most. Amounts as decimal text. */
export function narrowed<Of extends { readonly min: string; readonly max: string }>(
  of: Of,
  { max, min }: Bounds,
  currency: string,
): Of {
  const [least, most] = [minorOf(of.min, currency), minorOf(of.max, currency)]
  const [ownLeast, ownMost] = [min, max].map((text) => (text === null ? undefined : minorOf(text, currency)))
  return {
    ...of,
    ...(ownLeast !== undefined && ownLeast > least && { min: toDecimal(ownLeast, currency) }),
    ...(ownMost !== undefined && ownMost < most && { max: toDecimal(ownMost, currency) }),
  }
}

/** What a brand says of withdrawals, inside what an operator allows the member. */
export function narrowedRules(
  rules: WithdrawRulesDocument,
  { withdrawal }: MoneyLimits,
  currency: string,
): WithdrawRulesDocument {
  const { mostPerDay } = withdrawal
  return {
    ...narrowed(rules, withdrawal, currency),
    mostPerDay: Math.min(rules.mostPerDay, mostPerDay ?? rules.mostPerDay),
  }
}

/** Whether anything at all may be paid between two bounds. */
export const isOpen = ({ min, max }: { min: string; max: string }, currency: string): boolean =>
  minorOf(min, currency) <= minorOf(max, currency)

/** Rules that are not set yet, and limits, may hold a bare zero. */
const minorOf = (text: string, currency: string): bigint => (text === '0' ? 0n : toMinor(text, currency))
