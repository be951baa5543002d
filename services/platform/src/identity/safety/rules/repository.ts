import {
  securityRulesDocument,
  type SecurityRulesDocument,
} from '@site/shared-api/contract/managed-documents'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

/** What holds where a brand has said nothing. */
export const NO_SECURITY_RULES: SecurityRulesDocument = { coolingHours: 24, questions: [] }

/** A brand's rules. Index: the primary key. */
export async function selectSecurityRules(db: Database, merchant: string): Promise<SecurityRulesDocument> {
  const row = await db
    .selectFrom('security_rules')
    .select('document')
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row ? securityRulesDocument.parse(row.document) : NO_SECURITY_RULES
}

export async function upsertSecurityRules(
  tx: Database,
  merchant: string,
  document: SecurityRulesDocument,
): Promise<void> {
  const set = { document: toJson(document) }
  await tx
    .insertInto('security_rules')
    .values({ merchant, ...set })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(set))
    .execute()
}
