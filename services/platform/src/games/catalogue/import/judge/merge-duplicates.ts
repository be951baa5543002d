import { differences } from './differences.ts'
import type { Candidate } from '#games/catalogue/import/understand/candidate'
import type { Findings } from '#games/catalogue/import/issue'

/** Two rows of one list that claim one id for two games. */
export interface TwiceClaimed {
  readonly candidate: Candidate
  readonly earlier: Candidate
}

/** One candidate per id: equal rows are merged with a note, conflicting ones are errors of the later line. */
export function mergeDuplicates(
  candidates: readonly Candidate[],
  codeOf: (spelling: string) => string,
  findings: Findings,
): { unique: Candidate[]; merged: number; twice: TwiceClaimed[] } {
  const first = new Map<string, Candidate>()
  const twice: TwiceClaimed[] = []
  let merged = 0
  for (const candidate of candidates) {
    const earlier = first.get(candidate.nodeId)
    if (!earlier) {
      first.set(candidate.nodeId, candidate)
      continue
    }
    const fields = differences(earlier, candidate, (a, b) => codeOf(a) === codeOf(b))
    if (fields.length === 0) {
      merged += 1
      findings.note({
        line: candidate.line,
        field: 'id',
        code: 'row_repeated',
        value: candidate.nameEn,
        what: `repeats line ${earlier.line}`,
        why: 'both say the same, so it counts once',
      })
      continue
    }
    twice.push({ candidate, earlier })
    findings.error({
      line: candidate.line,
      field: 'id',
      code: 'id_twice',
      value: candidate.nameEn,
      what: `is used by line ${earlier.line} already, with another ${fields.join(', ')}`,
      why: `"${candidate.nameEn}" here, "${earlier.nameEn}" there; one id is one game`,
      mend: 'keep the right row, or give this one an id of its own',
    })
  }
  return { unique: [...first.values()], merged, twice }
}
