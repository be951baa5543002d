import { differences, type Candidate } from './candidate.ts'
import type { Findings } from './issue.ts'

/** One candidate per id: equal rows are merged with a note, conflicting ones are errors of the later line. */
export function mergeDuplicates(
  candidates: readonly Candidate[],
  codeOf: (spelling: string) => string,
  findings: Findings,
): { unique: Candidate[]; merged: number } {
  const first = new Map<string, Candidate>()
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
      findings.note(
        candidate.line,
        'id',
        `repeats line ${earlier.line}`,
        'both say the same, so it counts once',
      )
    } else
      findings.error(
        candidate.line,
        'id',
        `is used by line ${earlier.line} already, with another ${fields.join(', ')}`,
        'one id is one game',
        'keep the right row, or give this one an id of its own',
      )
  }
  return { unique: [...first.values()], merged }
}
