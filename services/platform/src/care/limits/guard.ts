import type { ErrorCode } from '@site/shared-api/contract/errors'
import type { LimitKind, LimitPeriod } from '@site/shared-api/contract/play-limit'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { toDecimal } from '#money/index'
import { dayIn, periodAt } from '#care/limits/period'
import { selectLimits } from '#care/limits/repository'
import { openDeposits, paidInSince, playedSince, secondsSince } from '#care/limits/used.repository'

const SECONDS_PER_MINUTE = 60

/** A limit as it is kept: minor units, or minutes. */
export interface Limit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: bigint
}

/** Why something is refused, and what is left of which limit. */
export interface LimitRefusal {
  readonly code: Extract<ErrorCode, 'deposit_limit' | 'loss_limit' | 'stake_limit' | 'time_limit'>
  readonly data: Record<string, unknown>
}

interface Member {
  readonly memberId: string
  readonly currency: string
  readonly timeZone: string
  readonly now: Date
}
interface Of extends Member {
  /** Minor units that all bets of the running round come to so far; 0n outside of a round. */
  readonly roundStake: bigint
}

/** The tighter limit applies, whether the member or the house set it. */
export function tightest(limits: readonly Limit[]): Limit[] {
  const held = new Map<string, Limit>()
  for (const limit of limits) {
    const key = `${limit.kind} ${limit.period}`
    const known = held.get(key)
    if (!known || limit.amount < known.amount) held.set(key, limit)
  }
  return [...held.values()]
}

/** What is used of a limit in the current period: minor units, or minutes. A pending deposit uses its requested amount. */
export async function usedOf(
  db: Database,
  { memberId, now, roundStake, timeZone }: Of,
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
  /** A deposit that is not counted: the one being checked. */
  butFor?: string,
): Promise<bigint> {
  const runs = periodAt(period, now, timeZone)
  if (!runs) return roundStake
  if (kind === 'deposit') {
    const paidIn = await paidInSince(db, memberId, dayIn(runs.from, timeZone))
    return paidIn + (await openDeposits(db, memberId, butFor))
  }
  if (kind === 'time')
    return BigInt(
      Math.floor((await secondsSince(db, memberId, dayIn(runs.from, timeZone))) / SECONDS_PER_MINUTE),
    )
  const { loss, stake } = await playedSince(db, memberId, runs.from)
  return kind === 'loss' ? loss : stake
}

const CODES = {
  deposit: 'deposit_limit',
  loss: 'loss_limit',
  stake: 'stake_limit',
  time: 'time_limit',
} as const satisfies Record<LimitKind, LimitRefusal['code']>

/** The first of these limits that `amount` more would break; undefined where none is. Of time anything more is too much. */
export async function brokenBy(
  db: Database,
  of: Of,
  limits: readonly Limit[],
  amount: bigint,
  butFor?: string,
): Promise<LimitRefusal | undefined> {
  for (const limit of tightest(limits)) {
    const used = await usedOf(db, of, limit, butFor)
    if (limit.kind === 'time' ? used < limit.amount : used + amount <= limit.amount) continue
    return refusalOf(of, limit, used)
  }
  return undefined
}

function refusalOf({ currency, now, timeZone }: Member, limit: Limit, used: bigint): LimitRefusal {
  const isTime = limit.kind === 'time'
  const left = limit.amount > used ? limit.amount - used : 0n
  const until = periodAt(limit.period, now, timeZone)?.to.toISOString()
  const toText = (value: bigint): string => (isTime ? value.toString() : toDecimal(value, currency))
  return {
    code: CODES[limit.kind],
    data: {
      kind: limit.kind,
      period: limit.period,
      limit: toText(limit.amount),
      left: toText(left),
      ...(!isTime && { currency }),
      ...(until !== undefined && { until }),
    },
  }
}

const depositLimits = async (db: Database, memberId: string): Promise<Limit[]> =>
  tightest((await selectLimits(db, memberId)).filter(({ kind }) => kind === 'deposit'))

interface DepositRoom {
  /** Minor units. */
  readonly left: bigint
  readonly refusal: LimitRefusal & { readonly code: 'deposit_limit' }
}

/**
 * The tightest of a member's deposit limits by the money that was booked, whatever orders wait: what is left of it in minor units;
 * undefined where there is no limit. Called under the member's lock by what books more.
 */
export async function depositRoom(tx: Database, of: Member): Promise<DepositRoom | undefined> {
  let least: DepositRoom | undefined
  for (const limit of await depositLimits(tx, of.memberId)) {
    const runs = periodAt(limit.period, of.now, of.timeZone)
    if (!runs) continue
    const used = await paidInSince(tx, of.memberId, dayIn(runs.from, of.timeZone))
    const left = limit.amount > used ? limit.amount - used : 0n
    if (!least || left < least.left)
      least = { left, refusal: { ...refusalOf(of, limit, used), code: 'deposit_limit' } }
  }
  return least
}

/**
 * For an order of `amount` that is about to begin, behind the member's lock; the paid amount is checked again when it is booked
 * (`admitFunds`). Throws ApiError `deposit_limit`.
 */
export async function requireDeposit(
  tx: Database,
  of: Member & { amount: bigint; orderId: string },
): Promise<void> {
  const limits = await depositLimits(tx, of.memberId)
  const broken = await brokenBy(tx, { ...of, roundStake: 0n }, limits, of.amount, of.orderId)
  if (broken) throw new ApiError(broken.code, { field: 'amount', data: broken.data })
}

/** For a game that is to be opened. Throws ApiError `time_limit`. */
export async function requireTime(db: Database, of: Member): Promise<void> {
  const limits = (await selectLimits(db, of.memberId)).filter(({ kind }) => kind === 'time')
  const broken = await brokenBy(db, { ...of, roundStake: 0n }, limits, 0n)
  if (broken) throw new ApiError(broken.code, { data: broken.data })
}
