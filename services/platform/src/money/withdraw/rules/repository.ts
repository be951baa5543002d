import {
  withdrawRulesDocument,
  type WithdrawRulesDocument,
} from '@site/shared-api/contract/managed-documents'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

/** What holds where a brand has said nothing: nothing is paid out. */
export const NO_RULES: WithdrawRulesDocument = {
  on: false,
  provider: 'sandbox',
  min: '0',
  max: '0',
  feeBasisPoints: 0,
  feeFixed: '0',
  mostPerDay: 1,
  mostAmountPerDay: '0',
  twoPeopleFrom: '0',
  mostCards: 3,
  newForHours: 48,
  banks: [],
}

/** A brand's rules. Index: the primary key. */
export async function selectRules(db: Database, merchant: string): Promise<WithdrawRulesDocument> {
  const row = await db
    .selectFrom('withdraw_rules')
    .select('document')
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row ? withdrawRulesDocument.parse(row.document) : NO_RULES
}

export async function upsertRules(
  tx: Database,
  merchant: string,
  document: WithdrawRulesDocument,
): Promise<void> {
  const set = { document: toJson(document) }
  await tx
    .insertInto('withdraw_rules')
    .values({ merchant, ...set })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(set))
    .execute()
}
