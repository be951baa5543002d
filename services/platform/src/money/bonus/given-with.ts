import type { BonusRuleDocument } from '@site/shared-api/contract/managed-documents'
import { momentIn } from '#api/pages/moment-in'
import { hasOpenDuplicate } from '#care/index'
import type { Database } from '#db/database'
import { countOfDay, countOfMember } from '#money/bonus/repository'
import { rulesOfPromotions } from '#money/bonus/rules/repository'

const DAY_SIGNS = 10

/**
 * What promotions give a member with a deposit that begins now, by promotion; `not-now`: the member has had it as often as it is
 * given, it is given on other days of the week, or an operator has yet to look whether the member has another account.
 */
export async function givenWith(
  db: Database,
  of: { merchant: string; memberId: string; promotions: readonly string[]; now: Date; timeZone: string },
): Promise<Map<string, BonusRuleDocument | 'not-now'>> {
  const { memberId, now, timeZone } = of
  const rules = await rulesOfPromotions(db, of)
  const counts = await countOfMember(db, { memberId, promotions: [...rules.keys()] })
  const weekday = new Date(momentIn(now, timeZone).slice(0, DAY_SIGNS)).getUTCDay()
  const isHeld = await hasOpenDuplicate(db, memberId)
  const given = new Map<string, BonusRuleDocument | 'not-now'>()
  for (const [id, rule] of rules) {
    const isHad = rule.perMember > 0 && (counts.get(id) ?? 0) >= rule.perMember
    const isItsDay = rule.weekdays.length === 0 || rule.weekdays.includes(weekday)
    const isHadToday =
      rule.perDay > 0 && (await countOfDay(db, { memberId, promotionId: id, at: now })) >= rule.perDay
    given.set(id, isHeld || isHad || !isItsDay || isHadToday ? 'not-now' : rule)
  }
  return given
}
