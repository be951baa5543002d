import type { ImportReport } from '@site/shared-api/contract/import-report'
import { keyOf, wordsOf } from '#games/catalogue/search/fold'
import type { Candidate } from '#games/catalogue/import/understand/candidate'
import type { ListedGame } from './rows.ts'

/** One id that two games claim, each with its name. */
export type Clash = ImportReport['clashes']['first'][number]

export const otherOf = ({ node_id, names, vendor }: ListedGame): Clash['other'] => ({
  nodeId: node_id.toString(),
  name: names.EN,
  provider: vendor,
})

/** What a row claims, beside the earlier row of the list that claims the same. */
export function claimOf(candidate: Candidate, earlier: Candidate = candidate): Clash {
  return {
    line: candidate.line,
    name: candidate.nameEn,
    provider: candidate.vendor,
    otherLine: earlier === candidate ? null : earlier.line,
    other: { nodeId: earlier.nodeId, name: earlier.nameEn, provider: earlier.vendor },
  }
}

/**
 * Whether a row is another game than the one under its id: another name, and either another provider or not a word in
 * common. A game that was renamed, or that went to another provider with its name, is the same.
 */
export function isOtherGame(candidate: Candidate, vendor: string, old: ListedGame): boolean {
  if (keyOf(candidate.nameEn) === keyOf(old.names.EN) || keyOf(candidate.nameTh) === keyOf(old.names.TY))
    return false
  if (vendor !== old.vendor) return true
  const words = new Set(wordsOf(old.names.EN))
  return !wordsOf(candidate.nameEn).some((word) => words.has(word))
}
