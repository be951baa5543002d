import { agentRulesDocument, type AgentRulesDocument } from '@site/shared-api/contract/agent-documents'
import { sql } from 'kysely'
import { NO_RULES, rulesOf, upsertRules } from '#agents/rules/repository'
import { amountProblems, currencyOf, minorOf } from '#money/index'
import { parsed, problem, type ManagedSource, type Problem } from '#operations/index'

const AMOUNTS = ['activeTurnover', 'transferMin', 'transferMax', 'transferMostPerDay'] as const

/** What holds for agents of a brand (MEM-08, PLT-09). */
export const managed: ManagedSource = {
  kind: 'agent-rules',
  owner: 'itself',
  mayCreate: false,
  schema: agentRulesDocument,
  blank: () => ({ ...NO_RULES }),
  titleOf: () => 'agents',
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  read: async (db, { id }) => await rulesOf(db, id),
  async judge(db, { id, document }) {
    const read = parsed(agentRulesDocument, document)
    if ('problems' in read) return read
    const currency = await currencyOf(db, id)
    const amounts = AMOUNTS.flatMap((field) => amountProblems(field, read.document[field], currency))
    const problems = amounts.length > 0 ? amounts : bounds(read.document, currency)
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, document }) {
    await upsertRules(tx, id, agentRulesDocument.parse(document))
    return {}
  },
}

/** What is switched on has room for the least transfer. */
function bounds(document: AgentRulesDocument, currency: string): Problem[] {
  if (!document.transferOn) return []
  const of = (field: (typeof AMOUNTS)[number]): bigint => minorOf(document[field], currency)
  return [
    ...(of('transferMin') === 0n ? [problem('transferMin', 'More than nothing')] : []),
    ...(of('transferMax') < of('transferMin') ? [problem('transferMax', 'Not below the least')] : []),
    ...(of('transferMostPerDay') < of('transferMin')
      ? [problem('transferMostPerDay', 'Not below the least')]
      : []),
  ]
}
