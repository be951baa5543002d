import { writeFile } from 'node:fs/promises'
import type { CatalogueImport } from '@site/shared-api/contract/catalogue-import'
import type { ImportFinding, ImportReport } from '@site/shared-api/contract/import-report'
import type { ImportClient } from '#cli/catalogue/import-client'

const SHOWN = 20
const FEW = 5
const count = (n: number): string => n.toLocaleString('en')

/** Every note and error of a judged import, as far as they are kept. */
export async function allFindings(client: ImportClient, id: string): Promise<ImportFinding[]> {
  const found: ImportFinding[] = []
  for (let after: number | null = 0; after !== null;) {
    const page = await client.findings(id, after)
    found.push(...page.list)
    after = page.next
  }
  return found
}

export async function writeFindings(file: string, findings: readonly ImportFinding[]): Promise<void> {
  await writeFile(file, findings.map(({ severity, text }) => `${severity}: ${text}\n`).join(''))
}

/** What a judged list would do, as lines of a terminal. */
export function reportLines({ fileName }: CatalogueImport, report: ImportReport): string[] {
  const known = report.providers.filter(({ isNew }) => !isNew).length
  return [
    `${fileName}: ${count(report.rows)} rows (${report.format}, ${report.encoding})`,
    `  games      ${count(report.added)} new, ${count(report.changed)} changed, ${count(report.unchanged)} unchanged, ${count(report.merged)} repeated rows merged`,
    ...(report.bad + report.leftOut > 0
      ? [`  rows       ${count(report.bad)} with errors, ${count(report.leftOut)} left out as wished`]
      : []),
    `  providers  ${count(known)} known, ${count(report.providers.length - known)} new`,
    ...report.providers.flatMap(({ name, nearest }) =>
      nearest === null
        ? []
        : [`             "${name}" may be ${nearest.name}: --provider "${name}=${nearest.code}"`],
    ),
    ...unknownCategories(report),
    ...namedLines('clashes', report.clashes.count, report.clashes.first, (one) =>
      one.otherLine === null
        ? `id ${one.other.nodeId}: "${one.name}" (${one.provider}) here, "${one.other.name}" (${one.other.provider}) in the catalogue`
        : `id ${one.other.nodeId}: "${one.name}" in line ${one.line}, "${one.other.name}" in line ${one.otherLine}`,
    ),
    ...namedLines('duplicates', report.twins.count, report.twins.first, (one) => {
      const from = one.source === null ? '' : ` from ${one.source}`
      return `"${one.name}" (line ${one.line}) is in the catalogue as ${one.other.nodeId}${from}`
    }),
    `  findings   ${count(report.errors)} errors, ${count(report.notes)} notes`,
    ...report.groups
      .filter((group) => group.count > 1)
      .map(
        (group) =>
          `             ${count(group.count)} × ${group.code} (${group.field}), as in line ${group.example.line}`,
      ),
  ]
}

function unknownCategories({ categories }: ImportReport): string[] {
  const unknown = categories.filter(({ kind }) => kind === null)
  return unknown.length === 0
    ? []
    : [
        `  categories ${count(unknown.length)} unknown: ${unknown
          .slice(0, SHOWN)
          .map((one) => `"${one.word}" (${count(one.count)})`)
          .join(', ')}`,
      ]
}

function namedLines<T>(title: string, total: number, first: readonly T[], say: (one: T) => string): string[] {
  if (total === 0) return []
  return [
    `  ${title.padEnd(10)} ${count(total)}`,
    ...first.slice(0, FEW).map((one) => `             ${say(one)}`),
    ...(total > FEW ? [`             … and ${count(total - FEW)} more`] : []),
  ]
}

/** The first findings of a kind, and how many more there are. */
export function findingLines(
  severity: 'error' | 'note',
  findings: readonly ImportFinding[],
  total: number,
  isReported: boolean,
): string[] {
  const own = findings.filter((one) => one.severity === severity)
  const indent = severity === 'note' ? '  ' : ''
  const more = total - Math.min(own.length, SHOWN)
  return [
    ...own.slice(0, SHOWN).map(({ text }) => `${indent}${severity}: ${text}`),
    ...(more > 0
      ? [
          `${indent}… and ${count(more)} more ${severity}s${isReported ? '' : ' (--report FILE writes them all)'}`,
        ]
      : []),
  ]
}
