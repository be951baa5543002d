import { turnoverRulesDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { selectTurnoverRules, upsertTurnoverRules } from '#money/turnover/rules.repository'
import { parsed, problem, type ManagedSource, type Problem } from '#operations/index'

/** What holds where a brand has said nothing: play counts whole, a deposit is played once. */
export const NO_TURNOVER_RULES = { depositPercent: 100, types: [], vendors: [] }
/**
 * Weights hold for rounds that end later than this: a settlement at the moment of the change, on whatever copy, uses the
 * ones that a rebuild finds for its time.
 */
const AHEAD_MS = 60_000

/** How play counts as turnover, and what a deposit asks of it (MEM-03, PLT-09). */
export const managed: ManagedSource = {
  kind: 'turnover-rules',
  owner: 'itself',
  mayCreate: false,
  schema: turnoverRulesDocument,
  blank: () => ({ ...NO_TURNOVER_RULES }),
  titleOf: () => 'turnover',
  live: sql`select merchant as id, merchant, document->>'name' as title, 0 as place from brands`,
  read: async (db, { id }) => (await selectTurnoverRules(db, id)) ?? { ...NO_TURNOVER_RULES },
  async judge(_db, { document }) {
    const read = parsed(turnoverRulesDocument, document)
    if ('problems' in read) return read
    const { types, vendors } = read.document
    const problems = [
      ...named(
        types.map(({ gameType }) => gameType),
        (at) => `types.${at}.gameType`,
      ),
      ...named(
        vendors.map(({ vendor }) => vendor),
        (at) => `vendors.${at}.vendor`,
      ),
    ]
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, document, now }) {
    const since = new Date(now.getTime() + AHEAD_MS)
    await upsertTurnoverRules(tx, { merchant: id, document: turnoverRulesDocument.parse(document), since })
    return {}
  },
}

/** Two weights for one thing are none. */
function named(codes: readonly string[], fieldOf: (at: number) => string): Problem[] {
  return codes.flatMap((code, at) =>
    codes.indexOf(code) < at ? [problem(fieldOf(at), 'Named once already')] : [],
  )
}
