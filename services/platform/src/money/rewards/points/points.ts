import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import {
  insertLine,
  lockAccount,
  selectUncounted,
  upsertDay,
  type Uncounted,
} from '#money/rewards/points/repository'
import { minorOf } from '#money/rewards/rules/minor'
import { rulesOf } from '#money/rewards/rules/rules.repository'
import { benefitsOf } from '#money/rewards/vip/vip'

/** What play gives at the moment. */
export interface PointTerms {
  /** The first day that counts; null where play gives nothing. */
  readonly since: string | null
  /** Minor units of valid turnover for one point. */
  readonly perPoint: bigint
  /** Of the member's level. */
  readonly percent: number
}

/** The brand's terms with the member's level in them. */
export async function termsOf(db: Database, brand: LiveBrand, memberId: string): Promise<PointTerms> {
  const [{ pointsSince, turnoverPerPoint }, { pointsPercent: percent }] = await Promise.all([
    rulesOf(db, brand.merchant),
    benefitsOf(db, brand.merchant, memberId),
  ])
  const perPoint = minorOf(turnoverPerPoint, brand.document.currency.code)
  return { since: perPoint === 0n ? null : pointsSince, perPoint, percent }
}

/** The points of an amount of valid turnover, whole ones. */
export function pointsOf(valid: bigint, { perPoint, percent }: Omit<PointTerms, 'since'>): bigint {
  return (valid * BigInt(percent)) / (perPoint * 100n)
}

/** A row of turnover as it should stand: by the terms it began with, whatever holds now. */
function counted(row: Uncounted, terms: PointTerms) {
  const own = { perPoint: row.per_point ?? terms.perPoint, percent: row.percent ?? terms.percent }
  const points = pointsOf(row.valid, own)
  return { ...own, points, more: points - row.points }
}

/** What play has given that is in no line yet. */
export async function pendingOf(db: Database, memberId: string, terms: PointTerms): Promise<bigint> {
  if (terms.since === null) return 0n
  const rows = await selectUncounted(db, memberId, terms.since)
  return rows.reduce((sum, row) => sum + counted(row, terms).more, 0n)
}

/**
 * Writes what play has given and was not written yet, a line for each day: once for each state of a row of turnover, corrected
 * where the row has changed since (MEM-10). The account is locked by it until the transaction ends; resolves with its balance.
 */
export async function countPlay(
  { clock, randomness }: Pick<Platform, 'clock' | 'randomness'>,
  tx: Database,
  { memberId, merchant, terms }: { memberId: string; merchant: string; terms: PointTerms },
): Promise<bigint> {
  let balance = await lockAccount(tx, memberId, merchant)
  if (terms.since === null) return balance
  const days = new Map<string, bigint>()
  for (const row of await selectUncounted(tx, memberId, terms.since)) {
    const { more, percent, perPoint, points } = counted(row, terms)
    await upsertDay(tx, {
      member_id: memberId,
      day: row.day,
      game_type: row.game_type,
      vendor: row.vendor,
      currency: row.currency,
      counted: row.valid,
      per_point: perPoint,
      percent,
      points,
    })
    days.set(row.day, (days.get(row.day) ?? 0n) + more)
  }
  for (const [day, amount] of days)
    if (amount !== 0n)
      balance = await insertLine(tx, {
        id: randomness.uuid(),
        merchant,
        member_id: memberId,
        at: clock.now(),
        kind: 'play',
        day,
        order_id: null,
        amount,
      })
  return balance
}
