import type { ValueOf } from '@site/shared-api/contract/call'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { rankProgress } from '@site/shared-api/contract/member'
import type { readVip, VipConditionDto } from '@site/shared-api/contract/vip'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import type { Session } from '#identity/index'
import { toDecimal } from '#money/ledger/money'
import { dayOf, endOfDay } from '#money/rewards/day-end/brand-day'
import { Grants } from '#money/rewards/grants/grants'
import { selectOfSource, type GrantRow } from '#money/rewards/grants/repository'
import { stateOf } from '#money/rewards/grants/wire'
import { minorOf } from '#money/rewards/rules/minor'
import { rulesOf } from '#money/rewards/rules/rules.repository'
import { figuresOf, NO_FIGURES } from '#money/rewards/vip/figures.repository'
import { selectLevels, type VipLevel } from '#money/rewards/vip/levels.repository'
import { progressIn, rungsOf } from '#money/rewards/vip/progress'
import { isDone, type Condition, type Figures } from '#money/rewards/vip/standing'
import { selectStanding } from '#money/rewards/vip/standings.repository'

/** What claims call the gift of the month. */
const MONTH = 'month'

/** Whose levels, of which brand, in which language. */
export interface VipRequester {
  readonly session: Session
  readonly brand: LiveBrand
  readonly language: LanguageCode
}

/** A member's place among the levels of the brand, by what was really played and paid in (MEM-12, B3). */
export class Vip {
  readonly #platform: Platform
  readonly #grants: Grants
  constructor(platform: Platform) {
    this.#platform = platform
    this.#grants = new Grants(platform)
  }

  async read({ session, brand, language }: VipRequester): Promise<ValueOf<typeof readVip>> {
    const { clock, db } = this.#platform
    const now = clock.now()
    const { code } = brand.document.currency
    const { figures, levels, standing, windowDays } = await this.#stand(brand, session.memberId)
    const grants = await selectOfSource(db, session.memberId, ['vip-level', 'vip-month'])
    const giftOf = (source: GrantRow['source'], key: string) =>
      grants.find((one) => one.source === source && one.key === key)
    const here = hereOf(levels, standing.level)
    const month = giftOf('vip-month', dayOf(brand, now).slice(0, 7))
    const rungs = rungsOf(levels, code)
    return {
      labelId: here?.id ?? null,
      since: standing.since,
      windowDays,
      nextAt: endOfDay(brand, now).toISOString(),
      timeZone: brand.document.timeZone,
      levels: levels.map((level, at) => {
        const gift = giftOf('vip-level', level.id)
        const rung = rungs[at]
        return {
          labelId: level.id,
          level: level.level,
          name: level.name[language],
          conditions: (rung?.conditions ?? []).map((one) => toConditionDto(one, figures, code)),
          keep: (rung?.keep ?? []).map((one) => toConditionDto(one, figures, code)),
          rebatePercent: level.rebatePercent,
          pointsPercent: level.pointsPercent,
          gift: {
            amount: money(gift?.amount ?? minorOf(level.levelGift, code), code),
            state: gift ? giftState(gift, now) : minorOf(level.levelGift, code) === 0n ? 'none' : 'ahead',
          },
          monthGift: money(minorOf(level.monthGift, code), code),
        }
      }),
      monthGift: {
        amount: money(month?.amount ?? minorOf(here?.monthGift ?? '0', code), code),
        state: month
          ? giftState(month, now)
          : minorOf(here?.monthGift ?? '0', code) === 0n
            ? 'none'
            : 'ahead',
        expiresAt: month?.expires_at?.toISOString() ?? null,
      },
    }
  }

  /** Progress towards the next level (B3); at the highest one it is complete. */
  async progress({ session, brand, language }: VipRequester): Promise<ValueOf<typeof rankProgress>> {
    const { figures, levels, standing } = await this.#stand(brand, session.memberId)
    const here = hereOf(levels, standing.level)
    const next = levels.find(({ level }) => level > standing.level)
    const rungs = rungsOf(levels, brand.document.currency.code)
    const { completed, expected } = progressIn(rungs, standing.level, figures)
    return {
      currentProgress: { completedConditions: completed, totalExpectedConditions: expected },
      playerRankProgress: {
        labelId: here?.id ?? '',
        label: here?.name[language] ?? '',
        level: standing.level,
        nextLabel: next?.name[language] ?? null,
      },
    }
  }

  /** Claims the gift of a level by its label, or that of the month; throws ApiError `grant_unknown` and what `Grants.claim` throws. */
  async claim({ session, brand }: VipRequester, label: string): Promise<GrantRow> {
    const { clock, db } = this.#platform
    const source = label === MONTH ? ('vip-month' as const) : ('vip-level' as const)
    const key = label === MONTH ? dayOf(brand, clock.now()).slice(0, 7) : label
    const grant = (await selectOfSource(db, session.memberId, [source])).find((one) => one.key === key)
    if (!grant) throw new ApiError('grant_unknown', { field: 'level' })
    return await this.#grants.claim(session, grant.id)
  }

  async #stand(brand: LiveBrand, memberId: string) {
    const { clock, db } = this.#platform
    const [levels, { windowDays }, standing] = await Promise.all([
      selectLevels(db, brand.merchant),
      rulesOf(db, brand.merchant),
      selectStanding(db, memberId),
    ])
    const now = clock.now()
    const figures = await figuresOf(db, {
      memberIds: [memberId],
      from: dayOf(brand, now, 1 - windowDays),
      to: dayOf(brand, now),
      timeZone: brand.document.timeZone,
    })
    return { levels, standing, windowDays, figures: figures.get(memberId) ?? NO_FIGURES }
  }
}

/** What a member's level gives, in per cent of what the brand gives (MEM-10, MEM-11). */
export async function benefitsOf(
  db: Database,
  merchant: string,
  memberId: string,
): Promise<{ rebatePercent: number; pointsPercent: number }> {
  const [levels, { level }] = await Promise.all([selectLevels(db, merchant), selectStanding(db, memberId)])
  return hereOf(levels, level) ?? { rebatePercent: 100, pointsPercent: 100 }
}

/** The level of a number, or the next below that there still is. */
const hereOf = (levels: readonly VipLevel[], level: number): VipLevel | undefined =>
  levels.filter((one) => one.level <= level).at(-1)

const money = (minor: bigint, currency: string): string => toDecimal(minor, currency)

function toConditionDto(condition: Condition, figures: Figures, currency: string): VipConditionDto {
  const { kind, least } = condition
  const text = (amount: bigint): string => (kind === 'days' ? amount.toString() : money(amount, currency))
  return { kind, least: text(least), have: text(figures[kind]), done: isDone(condition, figures) }
}

function giftState(grant: GrantRow, now: Date): 'open' | 'claimed' | 'over' {
  const state = stateOf(grant, now)
  return state === 'open' || state === 'claimed' ? state : 'over'
}
