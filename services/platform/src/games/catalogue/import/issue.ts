import type { FindingCode } from '@site/shared-api/contract/import-report'

/** Something the report says about a line; `line` 0 is the file as a whole. */
export interface Issue {
  line: number
  field: string
  code: FindingCode
  /** What stood there, shortened. */
  value?: string
  /** What was found, why it matters, how to mend it. */
  what: string
  why?: string
  mend?: string
}

/** `line 7: minBet: "abc" is not a number; …; …` */
export function issueText({ line, field, what, why, mend }: Issue): string {
  const place = line === 0 ? 'file' : `line ${line}`
  return `${place}: ${field}: ${[what, why, mend].filter((part) => part !== undefined && part !== '').join('; ')}`
}

/** What an import collects for its report: errors stop their row, notes do not. */
export class Findings {
  readonly errors: Issue[] = []
  readonly notes: Issue[] = []

  error(issue: Issue): void {
    this.errors.push(issue)
  }

  note(issue: Issue): void {
    this.notes.push(issue)
  }
}

const FIRST_FIELDS: readonly string[] = ['column', 'vendor', 'file']

/** What concerns the whole list first, then line by line. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  const rank = ({ field }: Issue): number => (FIRST_FIELDS.includes(field) ? 0 : 1)
  return [...issues].sort((a, b) => rank(a) - rank(b) || a.line - b.line)
}
