import { agentRulesDocument, type AgentRulesDocument } from '@site/shared-api/contract/agent-documents'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

/** What holds where a brand has said nothing: no commission, no transfers. */
export const NO_RULES: AgentRulesDocument = {
  activeTurnover: '0',
  commissionBase: 'turnover',
  mostRate: 0,
  quotaFrom: null,
  askedFor: [],
  offerDays: 14,
  mostLinks: 10,
  mostSubAccounts: 5,
  transferOn: false,
  transferMin: '0',
  transferMax: '0',
  transfersPerDay: 0,
  transferMostPerDay: '0',
}

/** A brand's rules for agents. Index: the primary key. */
export async function rulesOf(db: Database, merchant: string): Promise<AgentRulesDocument> {
  const row = await db
    .selectFrom('agent_rules')
    .select('document')
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row ? agentRulesDocument.parse(row.document) : NO_RULES
}

export async function upsertRules(
  tx: Database,
  merchant: string,
  document: AgentRulesDocument,
): Promise<void> {
  const set = { document: toJson(document) }
  await tx
    .insertInto('agent_rules')
    .values({ merchant, ...set })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(set))
    .execute()
}
