import { rewardRulesDocument, type RewardRulesDocument } from '@site/shared-api/contract/reward-documents'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

/** What holds where a brand has said nothing: no points, no rebate, two people grant every reward. */
export const NO_RULES: RewardRulesDocument = {
  windowDays: 90,
  pointsSince: null,
  turnoverPerPoint: '0',
  rebateTypes: [],
  rebateVendors: [],
  rebateLeast: '0',
  rebateUnclaimed: 'paid',
  rebateDays: 7,
  twoPeopleFrom: '0',
  text: { EN: '', TY: '' },
}

/** The rules of a brand. Index: the primary key. */
export async function rulesOf(db: Database, merchant: string): Promise<RewardRulesDocument> {
  const row = await db
    .selectFrom('reward_rules')
    .select('document')
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row ? rewardRulesDocument.parse(row.document) : NO_RULES
}

export async function upsertRules(
  tx: Database,
  merchant: string,
  document: RewardRulesDocument,
): Promise<void> {
  const set = { document: toJson(document) }
  await tx
    .insertInto('reward_rules')
    .values({ merchant, ...set })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(set))
    .execute()
}
