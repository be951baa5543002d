import {
  turnoverRulesDocument,
  type TurnoverRulesDocument,
} from '@site/shared-api/contract/managed-documents'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

/** Index: the primary key. */
export async function selectTurnoverRules(
  db: Database,
  merchant: string,
): Promise<TurnoverRulesDocument | undefined> {
  const row = await db
    .selectFrom('turnover_rules')
    .select('document')
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row && turnoverRulesDocument.parse(row.document)
}

export async function upsertTurnoverRules(
  tx: Database,
  { document, merchant, since }: { merchant: string; document: TurnoverRulesDocument; since: Date },
): Promise<void> {
  const set = { document: toJson(document) }
  await tx
    .insertInto('turnover_rules')
    .values({ merchant, ...set })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(set))
    .execute()
  const weights = toJson({
    types: Object.fromEntries(document.types.map(({ gameType, percent }) => [gameType, percent])),
    vendors: Object.fromEntries(document.vendors.map(({ percent, vendor }) => [vendor, percent])),
  })
  await tx
    .insertInto('turnover_weights')
    .values({ merchant, since, weights })
    .onConflict((conflict) => conflict.columns(['merchant', 'since']).doUpdateSet({ weights }))
    .execute()
}
