import {
  DUPLICATE_SCORE,
  playRulesDocument,
  type PlayRulesDocument,
} from '@site/shared-api/contract/managed-documents'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

/** What holds where a brand has said nothing. */
export const NO_RULES: PlayRulesDocument = {
  coolingHours: 24,
  confirmHours: 72,
  realityDefault: 30,
  realityLeast: 5,
  realityMost: 60,
  identity: 'never',
  identityDays: 0,
  duplicateCase: DUPLICATE_SCORE,
  duplicateHold: DUPLICATE_SCORE,
}

/** A brand's rules. Index: the primary key. */
export async function selectRules(db: Database, merchant: string): Promise<PlayRulesDocument> {
  const row = await db
    .selectFrom('play_rules')
    .select(['document', 'duplicates'])
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row ? playRulesDocument.parse({ ...Object(row.document), ...Object(row.duplicates) }) : NO_RULES
}

/** What is said of duplicates has a column of its own: copies of the release before read `document`, and know nothing else. */
export async function upsertRules(
  tx: Database,
  merchant: string,
  { duplicateCase, duplicateHold, ...document }: PlayRulesDocument,
): Promise<void> {
  const set = { document: toJson(document), duplicates: toJson({ duplicateCase, duplicateHold }) }
  await tx
    .insertInto('play_rules')
    .values({ merchant, ...set })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(set))
    .execute()
}
