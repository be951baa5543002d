/** Something the report says about a line; `line` 0 is the file as a whole. */
export interface Issue {
  line: number
  field: string
  /** What was found, why it matters, how to mend it. */
  what: string
  why: string
  mend: string
}

/** `line 7: minBet: "abc" is not a number; …; …` */
export function issueText({ line, field, what, why, mend }: Issue): string {
  const place = line === 0 ? 'file' : `line ${line}`
  return `${place}: ${field}: ${[what, why, mend].filter((part) => part !== '').join('; ')}`
}

/** What an import collects for its report: errors stop it, notes do not. */
export class Findings {
  readonly errors: Issue[] = []
  readonly notes: Issue[] = []

  error(line: number, field: string, what: string, why: string, mend: string): void {
    this.errors.push({ line, field, what, why, mend })
  }

  note(line: number, field: string, what: string, why = '', mend = ''): void {
    this.notes.push({ line, field, what, why, mend })
  }
}

const FIRST_FIELDS: readonly string[] = ['column', 'vendor']

/** What concerns the whole list first, then line by line. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  const rank = ({ field }: Issue): number => (FIRST_FIELDS.includes(field) ? 0 : 1)
  return [...issues].sort((a, b) => rank(a) - rank(b) || a.line - b.line)
}
