import type { ImportFinding, ImportReport } from '@site/shared-api/contract/import-report'
import type { Clash } from './clashes.ts'
import { issueText, type Issue } from '#games/catalogue/import/issue'
import type { Compared } from './rows.ts'
import { nearestKind } from '#games/catalogue/import/understand/kinds'
import type { CatalogueDuplicate } from './catalogue-duplicates.ts'
import type { UnderstoodList } from '#games/catalogue/import/understand/understand-list'

/** What a report shows of each kind; the counts are those of all. */
const MOST_GROUPS = 60
const MOST_WORDS = 300
const MOST_PROVIDERS = 500
const MOST_SPELLINGS = 8
const MOST_NAMES = 200
const MOST_SAMPLES = 20
const LONGEST_VALUE = 120
const LONGEST_TEXT = 400
const MOST_HEADERS = 200

interface Outcome {
  readonly rows: readonly Compared[]
  readonly unchanged: number
  readonly merged: number
  /** Left out as duplicates. */
  readonly skipped: number
  readonly clashes: readonly Clash[]
  readonly duplicates: readonly CatalogueDuplicate[]
  readonly providers: ImportReport['providers']
}

const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

/** An issue in the report, no longer than a line. */
export function findingOf(severity: 'error' | 'note', issue: Issue): ImportFinding {
  return {
    severity,
    line: issue.line,
    code: issue.code,
    field: issue.field,
    value: short(issue.value ?? '', LONGEST_VALUE),
    text: short(issueText(issue), LONGEST_TEXT),
  }
}

/** The report of a judged list, of bounded size whatever the list holds. */
export function reportOf(list: UnderstoodList, outcome: Outcome): ImportReport {
  const { errors, notes } = list.findings
  const { rows, unchanged, merged, skipped, clashes, duplicates: twins, providers } = outcome
  const [added, changed] = [rows.filter(isAdded), rows.filter((row) => !isAdded(row))]
  return {
    format: list.format,
    encoding: list.encoding,
    headers: list.headers.slice(0, MOST_HEADERS).map((header) => short(header, LONGEST_VALUE)),
    columns: list.columns,
    rows: list.rows,
    added: added.length,
    changed: changed.length,
    unchanged,
    merged,
    bad: new Set(errors.map(({ line }) => line)).size,
    leftOut: list.leftOut + skipped,
    errors: errors.length,
    notes: notes.length,
    groups: [...groupsOf('error', errors), ...groupsOf('note', notes)].slice(0, MOST_GROUPS),
    categories: list.categories.slice(0, MOST_WORDS).map(({ word, count, kind }) => ({
      word: short(word, LONGEST_VALUE),
      count,
      kind: kind ?? null,
      nearest: kind === undefined ? (nearestKind(word)?.kind ?? null) : null,
    })),
    providers: providers
      .slice(0, MOST_PROVIDERS)
      .map((one) => ({ ...one, spellings: one.spellings.slice(0, MOST_SPELLINGS) })),
    clashes: { count: clashes.length, first: clashes.slice(0, MOST_NAMES) },
    twins: { count: twins.length, first: twins.slice(0, MOST_NAMES) },
    samples: {
      added: added.slice(0, MOST_SAMPLES).map(gameOf),
      changed: changed.slice(0, MOST_SAMPLES).map((row) => ({ ...gameOf(row), fields: [...row.fields] })),
    },
  }
}

const isAdded = ({ verdict }: Compared): boolean => verdict === 'add'

const gameOf = ({ candidate, vendor }: Compared) => ({
  nodeId: candidate.nodeId,
  name: candidate.nameEn,
  provider: vendor,
})

/** What is the same of many lines, the most frequent first, with the first line of each. */
function groupsOf(severity: 'error' | 'note', issues: readonly Issue[]): ImportReport['groups'] {
  const groups = new Map<string, { count: number; first: Issue }>()
  for (const issue of issues) {
    const key = `${issue.code} ${issue.field}`
    const group = groups.get(key)
    if (!group) groups.set(key, { count: 1, first: issue })
    else {
      group.count += 1
      if (issue.line < group.first.line) group.first = issue
    }
  }
  return [...groups.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ count, first }) => ({
      severity,
      code: first.code,
      field: first.field,
      count,
      example: findingOf(severity, first),
    }))
}
