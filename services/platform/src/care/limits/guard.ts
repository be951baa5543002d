import type { ErrorCode } from '@site/shared-api/contract/errors'
import type { LimitKind, LimitPeriod } from '@site/shared-api/contract/play-limit'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { toDecimal } from '#money/index'
import { dayIn, periodAt } from '#care/limits/period'
import { selectLimits } from '#care/limits/repository'
import { depositedSince, playedSince, secondsSince } from '#care/limits/used.repository'

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

interface Of {
  readonly memberId: string
  readonly currency: string
  readonly timeZone: string
  readonly now: Date
}

/** Whoever set it, the tighter one holds. */
export function tightest(limits: readonly Limit[]): Limit[] {
  const held = new Map<string, Limit>()
  for (const limit of limits) {
    const key = `${limit.kind} ${limit.period}`
    const known = held.get(key)
    if (!known || limit.amount < known.amount) held.set(key, limit)
  }
  return [...held.values()]
}

/** What is used of a limit within the period that runs: minor units, or minutes. A round has used nothing before it begins. */
export async function usedOf(
  db: Database,
  { memberId, now, timeZone }: Of,
  { kind, period }: Pick<Limit, 'kind' | 'period'>,
  /** A deposit that is not counted: the one that is asked about. */
  butFor?: string,
): Promise<bigint> {
  const runs = periodAt(period, now, timeZone)
  if (!runs) return 0n
  if (kind === 'deposit') return await depositedSince(db, memberId, runs.from, butFor)
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
    const isTime = limit.kind === 'time'
    if (isTime ? used < limit.amount : used + amount <= limit.amount) continue
    const left = limit.amount > used ? limit.amount - used : 0n
    const until = periodAt(limit.period, of.now, of.timeZone)?.to.toISOString()
    const told = (value: bigint): string => (isTime ? value.toString() : toDecimal(value, of.currency))
    return {
      code: CODES[limit.kind],
      data: {
        kind: limit.kind,
        period: limit.period,
        limit: told(limit.amount),
        left: told(left),
        ...(!isTime && { currency: of.currency }),
        ...(until !== undefined && { until }),
      },
    }
  }
  return undefined
}

/** For a deposit of `amount`, behind the member's lock. Throws ApiError `deposit_limit`. */
export async function requireDeposit(
  tx: Database,
  of: Of & { amount: bigint; orderId: string },
): Promise<void> {
  const limits = (await selectLimits(tx, of.memberId)).filter(({ kind }) => kind === 'deposit')
  const broken = await brokenBy(tx, of, limits, of.amount, of.orderId)
  if (broken) throw new ApiError(broken.code, { field: 'amount', data: broken.data })
}

/** For a game that is to be opened. Throws ApiError `time_limit`. */
export async function requireTime(db: Database, of: Of): Promise<void> {
  const limits = (await selectLimits(db, of.memberId)).filter(({ kind }) => kind === 'time')
  const broken = await brokenBy(db, of, limits, 0n)
  if (broken) throw new ApiError(broken.code, { data: broken.data })
}
