import type { BonusRuleDocument } from '@site/shared-api/contract/managed-documents'
import type { Database } from '#db/database'
import { countOfMember } from '#money/bonus/repository'
import { rulesOfPromotions } from '#money/bonus/rules/repository'

/** What promotions give a member with a deposit now, by promotion; `had`: it is given no more often. */
export async function givenWith(
  db: Database,
  of: { merchant: string; memberId: string; promotions: readonly string[] },
): Promise<Map<string, BonusRuleDocument | 'had'>> {
  const rules = await rulesOfPromotions(db, of)
  const counts = await countOfMember(db, { memberId: of.memberId, promotions: [...rules.keys()] })
  return new Map(
    [...rules].map(([id, rule]) => {
      const isHad = rule.perMember > 0 && (counts.get(id) ?? 0) >= rule.perMember
      return [id, isHad ? 'had' : rule] as const
    }),
  )
}
