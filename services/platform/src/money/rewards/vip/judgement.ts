import type { Platform } from '#api/platform'
import { isBarred } from '#care/index'
import type { LiveBrand } from '#brands/index'
import { midnightIn } from '#api/pages/moment-in'
import type { Database } from '#db/database'
import { dayOf } from '#money/rewards/day-end/brand-day'
import type { DayEnd } from '#money/rewards/day-end/day-end'
import { GRANT_STATES } from '#money/rewards/grants/grant-states'
import { insertGrant } from '#money/rewards/grants/repository'
import { minorOf } from '#money/rewards/rules/minor'
import { rulesOf } from '#money/rewards/rules/rules.repository'
import { figuresOf, NO_FIGURES } from '#money/rewards/vip/figures.repository'
import { selectLevels, type VipLevel } from '#money/rewards/vip/levels.repository'
import { progressIn, rungsOf } from '#money/rewards/vip/progress'
import { standAfter, type Figures, type Standing } from '#money/rewards/vip/standing'
import {
  insertChange,
  selectUnjudged,
  takeJudgement,
  updateLevel,
  type StandingRow,
} from '#money/rewards/vip/standings.repository'

const PAGE = 200
const MONTH_SIGNS = 7
const LONGEST_MONTH_DAYS = 31

interface Context {
  readonly brand: LiveBrand
  readonly levels: readonly VipLevel[]
  readonly day: string
  readonly windowDays: number
}

/** Judges every member of a brand when its day is over, each once a day: level, and what it gives (MEM-12). */
export async function judgeDay(platform: Platform, { brand, day, signal }: DayEnd): Promise<void> {
  const { clock, db } = platform
  const { merchant, document } = brand
  const levels = await selectLevels(db, merchant)
  if (levels.length === 0) return
  const { windowDays } = await rulesOf(db, merchant)
  const context = { brand, levels, day, windowDays }
  const from = dayOf(brand, clock.now(), -windowDays)
  let after: string | undefined
  for (let rows: StandingRow[] = []; !signal.aborted; after = rows.at(-1)?.member_id) {
    rows = await selectUnjudged(db, { merchant, day, after, limit: PAGE })
    if (rows.length === 0) return
    const figures = await figuresOf(db, {
      memberIds: rows.map(({ member_id: id }) => id),
      from,
      to: day,
      timeZone: document.timeZone,
    })
    await db.transaction().execute(async (tx) => {
      for (const row of rows)
        await judge(platform, tx, context, { row, figures: figures.get(row.member_id) ?? NO_FIGURES })
    })
  }
}

async function judge(
  platform: Platform,
  tx: Database,
  context: Context,
  { row, figures }: { row: StandingRow; figures: Figures },
): Promise<void> {
  const { brand, day, levels, windowDays } = context
  const { merchant, document } = brand
  const rungs = rungsOf(levels, document.currency.code)
  const was: Standing = { level: row.level, since: row.since ?? day }
  const now = standAfter(rungs, was, { figures, day, windowDays })
  const isNew = await takeJudgement(tx, {
    member_id: row.member_id,
    merchant,
    since: now.since,
    judged_on: day,
  })
  if (!isNew) return
  const { completed } = progressIn(rungs, now.level, figures)
  await updateLevel(tx, row.member_id, { level: now.level, conditions: completed })
  if (now.level !== was.level)
    await insertChange(tx, {
      member_id: row.member_id,
      day,
      merchant,
      from_level: was.level,
      to_level: now.level,
      figures: {
        turnover: figures.turnover.toString(),
        deposit: figures.deposit.toString(),
        days: Number(figures.days),
      },
    })
  const reached = levels.filter(({ level }) => level > was.level && level <= now.level)
  const here = levels.find(({ level }) => level === now.level)
  await giveGifts(platform, tx, context, { memberId: row.member_id, reached, here })
}

/** The gift of each level that was reached, and that of the month that has begun: each is there once. */
async function giveGifts(
  { clock, randomness }: Platform,
  tx: Database,
  { brand }: Context,
  given: { memberId: string; reached: readonly VipLevel[]; here: VipLevel | undefined },
): Promise<void> {
  const { merchant, document } = brand
  const { code: currency } = document.currency
  const now = clock.now()
  if (await isBarred(tx, given.memberId, now)) return
  const grant = async (
    source: 'vip-level' | 'vip-month',
    of: { key: string; amount: string; title: { EN: string; TY: string }; expires: Date | null },
  ): Promise<void> => {
    const amount = minorOf(of.amount, currency)
    if (amount === 0n) return
    await insertGrant(tx, {
      id: randomness.uuid(),
      merchant,
      member_id: given.memberId,
      source,
      key: of.key,
      title: of.title,
      amount,
      currency,
      state: GRANT_STATES.begin('open', 'site'),
      why: null,
      granted_by: 'vip',
      granted_at: now,
      expires_at: of.expires,
    })
  }
  for (const { id, levelGift, name } of given.reached)
    await grant('vip-level', { key: id, amount: levelGift, title: name, expires: null })
  if (given.here)
    await grant('vip-month', {
      key: dayOf(brand, now).slice(0, MONTH_SIGNS),
      amount: given.here.monthGift,
      title: given.here.name,
      expires: monthEnd(brand, now),
    })
}

/** When the month of a moment is over in the brand's time zone. */
export function monthEnd(brand: LiveBrand, now: Date): Date {
  const month = dayOf(brand, now).slice(0, MONTH_SIGNS)
  for (let days = 1; days <= LONGEST_MONTH_DAYS; days += 1)
    if (!dayOf(brand, now, days).startsWith(month)) return midnightIn(now, days, brand.document.timeZone)
  throw new RangeError('a month has no end')
}
