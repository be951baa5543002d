import { sql } from 'kysely'
import type { ErrorCode } from '@site/shared-api/contract/errors'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { barred, depositRoom, identityRefusal } from '#care/index'
import { accountIds, lockMember } from '#money/ledger/accounts.repository'
import { Admission } from '#money/ledger/admission'
import { isPaidIn, PAID_IN_KINDS, type AdmittedKind } from '#money/ledger/entry-kinds'
import { toDecimal } from '#money/ledger/money'
import { limitsOf } from '#money/members/limits/member-limits'
import { minorOf } from '#money/rewards/rules/minor'

export interface IncomingFunds {
  readonly kind: AdmittedKind
  readonly merchant: string
  readonly memberId: string
  readonly currency: string
  /** Minor units, more than nothing. */
  readonly amount: bigint
  readonly now: Date
}

/** Why money is not credited, or not all of it. */
export interface FundsRefusal {
  readonly code: Extract<
    ErrorCode,
    | 'account_disabled'
    | 'amount_bounds'
    | 'deposit_day_full'
    | 'deposit_limit'
    | 'identity_needed'
    | 'play_restricted'
    | 'self_excluded'
  >
  readonly data: Record<string, unknown>
}

export interface FundsDecision {
  /** Minor units that may be credited now; the rest stays apart, or is refused. */
  readonly amount: bigint
  /** For the ledger, where anything may be credited. */
  readonly admission?: Admission
  /** Where less than all may be. */
  readonly refusal?: FundsRefusal
}

/**
 * The one entry point of money that comes in for a member (MEM-02, MEM-09): exclusions, restrictions, identity, the bounds that operators
 * set and deposit limits are checked for the money itself, in the transaction that books it, under the member's lock. Gifts of the house
 * are checked for restrictions only. The ledger posts nothing of these kinds without the `Admission` that this issues.
 */
export async function admitFunds(tx: Database, funds: IncomingFunds): Promise<FundsDecision> {
  const { amount, currency, kind, memberId, merchant, now } = funds
  // There is a row to lock then, also of who has never had money: two payments at once come one after the other.
  await accountIds(tx, { merchant, currency, now }, [{ memberId, wallet: 'MAIN' }])
  await lockMember(tx, memberId)
  const standing = await selectStanding(tx, funds)
  const barredBy = restrictionOf(standing, kind)
  const bound = barredBy
    ? { left: 0n, refusal: barredBy }
    : isPaidIn(kind)
      ? await boundOf(tx, funds, standing.time_zone)
      : undefined
  if (!bound || amount <= bound.left) return { amount, admission: Admission.issue({ tx, ...funds }) }
  const { left, refusal } = bound
  return {
    amount: left,
    refusal,
    ...(left > 0n && { admission: Admission.issue({ tx, kind, memberId, amount: left }) }),
  }
}

/** The same where a part is no use. Throws ApiError of the refusal's code. */
export async function requireAdmission(tx: Database, funds: IncomingFunds): Promise<Admission> {
  const { admission, refusal } = await admitFunds(tx, funds)
  if (refusal || !admission)
    throw new ApiError(refusal?.code ?? 'play_restricted', { data: refusal?.data ?? {} })
  return admission
}

/** What the house gives a person, not an account: a member who may have several accounts waits for an operator. */
const GIVEN_ONCE: readonly AdmittedKind[] = ['bonus', 'gift']

interface Standing {
  readonly barred: boolean
  readonly restricted: boolean
  readonly closed: boolean
  /** Another account may be the same person's, and no operator has looked. */
  readonly duplicate: boolean
  readonly time_zone: string
}

/** Indexes: primary keys (that of duplicate_accounts too), exclusions_of_member. */
async function selectStanding(tx: Database, { memberId, now }: IncomingFunds): Promise<Standing> {
  const { rows } = await sql<Standing>`select ${barred(sql`m.id`, now)} as barred,
    exists (select from play_restrictions r where r.member_id = m.id) as restricted, m.status <> 'active' as closed,
    exists (select from duplicate_accounts d where d.member_id = m.id and d.holds and d.cleared_at is null) as duplicate,
    coalesce(b.document->>'timeZone', 'UTC') as time_zone
    from members m join brands b on b.merchant = m.merchant where m.id = ${memberId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('incoming funds have no member')
  return row
}

function restrictionOf(standing: Standing, kind: AdmittedKind): FundsRefusal | undefined {
  if (standing.barred) return { code: 'self_excluded', data: {} }
  if (standing.restricted) return { code: 'play_restricted', data: {} }
  if (standing.duplicate && GIVEN_ONCE.includes(kind)) return { code: 'play_restricted', data: {} }
  return standing.closed && isPaidIn(kind) ? { code: 'account_disabled', data: {} } : undefined
}

interface Bound {
  readonly left: bigint
  readonly refusal: FundsRefusal
}

/** The tightest bound of money that is paid in; undefined where there is none. */
async function boundOf(tx: Database, funds: IncomingFunds, timeZone: string): Promise<Bound | undefined> {
  const { currency, memberId, now } = funds
  const identity = await identityRefusal(tx, funds, 'before-deposit')
  if (identity) return { left: 0n, refusal: identity }
  const bounds = [
    ...(await operatorBounds(tx, funds, timeZone)),
    await depositRoom(tx, { memberId, currency, timeZone, now }),
  ]
  let least: Bound | undefined
  for (const bound of bounds) if (bound && (!least || bound.left < least.left)) least = bound
  return least
}

/** What an operator allows this member: the most of one payment, and how many a day. */
async function operatorBounds(
  tx: Database,
  { currency, memberId, now }: IncomingFunds,
  timeZone: string,
): Promise<Bound[]> {
  const { max, mostPerDay } = (await limitsOf(tx, memberId)).deposit
  const bounds: Bound[] = []
  if (max !== null) {
    const left = minorOf(max, currency)
    bounds.push({
      left,
      refusal: { code: 'amount_bounds', data: { max: toDecimal(left, currency), currency } },
    })
  }
  if (mostPerDay !== null && (await countOfDay(tx, memberId, now, timeZone)) >= mostPerDay)
    bounds.push({ left: 0n, refusal: { code: 'deposit_day_full', data: { most: mostPerDay } } })
  return bounds
}

/** How often money was paid in on the day of a moment. Indexes: ledger_accounts_by_member, the primary key of account_days. */
async function countOfDay(tx: Database, memberId: string, now: Date, timeZone: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select coalesce(sum(d.lines), 0)::bigint as count
    from ledger_accounts a join account_days d on d.account_id = a.id
    where a.member_id = ${memberId} and d.day = (${now}::timestamptz at time zone ${timeZone}::text)::date
    and d.credit > 0 and d.kind = any(${[...PAID_IN_KINDS]}::text[])`.execute(tx)
  return Number(rows[0]?.count ?? 0n)
}
