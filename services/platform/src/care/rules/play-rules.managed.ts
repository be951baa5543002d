import { playRulesDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { NO_RULES, selectRules, upsertRules } from '#care/rules/repository'
import { parsed, problem, type ManagedSource } from '#operations/index'

/** How a brand keeps its players from harm (MEM-09). */
export const managed: ManagedSource = {
  kind: 'play-rules',
  owner: 'itself',
  mayCreate: false,
  schema: playRulesDocument,
  blank: () => ({ ...NO_RULES }),
  titleOf: () => 'responsible play',
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  read: (db, { id }) => selectRules(db, id),
  async judge(_db, { document }) {
    const read = parsed(playRulesDocument, document)
    if ('problems' in read) return read
    const { duplicateCase, duplicateHold, realityDefault, realityLeast, realityMost } = read.document
    const problems = [
      ...(realityMost < realityLeast ? [problem('realityMost', 'Not below the least')] : []),
      ...(realityDefault < realityLeast || realityDefault > realityMost
        ? [problem('realityDefault', 'Within the bounds')]
        : []),
      ...(duplicateHold < duplicateCase ? [problem('duplicateHold', 'Not below the score of a case')] : []),
    ]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, document }) {
    await upsertRules(tx, id, playRulesDocument.parse(document))
    return {}
  },
}
