import { bonusRuleDocument, type BonusRuleDocument } from '@site/shared-api/contract/managed-documents'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

interface Named {
  readonly merchant: string
  readonly id: string
}

/** Index: the primary key. */
export async function selectBonusRule(
  db: Database,
  { id, merchant }: Named,
): Promise<BonusRuleDocument | undefined> {
  const row = await db
    .selectFrom('bonus_rules')
    .select('document')
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return row && bonusRuleDocument.parse(row.document)
}

/** The rules of promotions that are on, by promotion. Index: bonus_rules_by_promotion. */
export async function rulesOfPromotions(
  db: Database,
  { merchant, promotions }: { merchant: string; promotions: readonly string[] },
): Promise<Map<string, BonusRuleDocument>> {
  if (promotions.length === 0) return new Map()
  const rows = await db
    .selectFrom('bonus_rules')
    .select(['promotion_id', 'document'])
    .where('merchant', '=', merchant)
    .where('promotion_id', 'in', [...promotions])
    .where('archived_at', 'is', null)
    .execute()
  const rules = rows.map(({ document, promotion_id: id }) => [id, bonusRuleDocument.parse(document)] as const)
  return new Map(rules.filter(([, { on }]) => on))
}

/** Whether another rule is the promotion's already. Index: bonus_rules_by_promotion. */
export async function hasOtherRule(
  db: Database,
  { id, merchant, promotionId }: Named & { promotionId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('bonus_rules')
    .select('id')
    .where('merchant', '=', merchant)
    .where('promotion_id', '=', promotionId)
    .where('id', '!=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertBonusRule(
  tx: Database,
  { document, id, merchant }: Named & { document: BonusRuleDocument },
): Promise<void> {
  // An older copy knows no bounds of days: a rule without them stays one that it can read.
  const { perDay, weekdays, ...same } = document
  const stored = { ...same, ...(weekdays.length > 0 && { weekdays }), ...(perDay > 0 && { perDay }) }
  const set = { document: toJson(stored), promotion_id: document.promotionId, archived_at: null }
  await tx
    .insertInto('bonus_rules')
    .values({ merchant, id, ...set })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet(set))
    .execute()
}

export async function archiveBonusRule(tx: Database, { id, merchant }: Named, now: Date): Promise<void> {
  await tx
    .updateTable('bonus_rules')
    .set({ archived_at: now })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute()
}
