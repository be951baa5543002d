import { sql } from 'kysely'
import type { ImportFinding } from '@site/shared-api/contract/import-report'
import type { Database } from '#db/database'
import { letOthers } from '#games/catalogue/import/breathe'
import type { JudgedRow, ListedGame } from '#games/catalogue/import/judge/rows'

const AT_ONCE = 250

const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? one.toString() : one))

/** Which run of which import lines belong to. */
export interface RunOf {
  readonly id: string
  readonly run: number
}

/** Writes down what is to be written, without writing it. */
export async function insertRows(
  db: Database,
  { id, run }: RunOf,
  rows: readonly JudgedRow[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const json = plain(
      rows.slice(i, i + AT_ONCE).map(({ verdict, vendor, candidate }) => ({
        line: candidate.line,
        node_id: candidate.nodeId,
        verdict,
        vendor,
        candidate,
      })),
    )
    await sql`insert into catalogue_import_rows (import_id, run, line, node_id, verdict, vendor, candidate)
      select ${id}::uuid, ${run}::int, line, node_id, verdict, vendor, candidate
      from jsonb_to_recordset(${json}::text::jsonb) as row (line int, node_id bigint, verdict text, vendor text, candidate jsonb)`.execute(
      db,
    )
    await letOthers()
  }
}

export async function insertFindings(
  db: Database,
  { id, run }: RunOf,
  findings: readonly ImportFinding[],
): Promise<void> {
  for (let i = 0; i < findings.length; i += AT_ONCE) {
    const json = plain(findings.slice(i, i + AT_ONCE).map((one, at) => ({ n: i + at, ...one })))
    await sql`insert into catalogue_import_findings (import_id, run, n, line, severity, code, field, value, text)
      select ${id}::uuid, ${run}::int, n, line, severity, code, field, value, text
      from jsonb_to_recordset(${json}::text::jsonb) as row (n int, line int, severity text, code text, field text, value text, text text)`.execute(
      db,
    )
    await letOthers()
  }
}

/** Lines of other runs are no longer used. */
export async function deleteOtherRuns(db: Database, { id, run }: RunOf): Promise<void> {
  for (const table of ['catalogue_import_rows', 'catalogue_import_findings'] as const)
    await db.deleteFrom(table).where('import_id', '=', id).where('run', '<>', run).execute()
}

/** Findings from a number on. Index: the primary key. */
export function selectFindings(
  db: Database,
  { id, run }: RunOf,
  { code, after, limit }: { code?: string | undefined; after: number; limit: number },
) {
  return db
    .selectFrom('catalogue_import_findings')
    .selectAll()
    .where('import_id', '=', id)
    .where('run', '=', run)
    .where('n', '>=', after)
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('n')
    .limit(limit)
    .execute()
}

/** Rows that wait to be written, in the order of the list. Index: catalogue_import_rows_waiting. */
export function selectWaitingRows(tx: Database, { id, run }: RunOf, most: number) {
  return tx
    .selectFrom('catalogue_import_rows')
    .select(['line', 'node_id', 'verdict', 'vendor', 'candidate'])
    .where('import_id', '=', id)
    .where('run', '=', run)
    .where('done', 'is', null)
    .orderBy('line')
    .limit(most)
    .execute()
}

/** Rows that were written and are not put back yet, the last one first. Index: catalogue_import_rows_back. */
export function selectWrittenRows(tx: Database, { id, run }: RunOf, most: number) {
  return tx
    .selectFrom('catalogue_import_rows')
    .select(['line', 'node_id', 'before', 'after'])
    .where('import_id', '=', id)
    .where('run', '=', run)
    .where('done', '=', 'written')
    .orderBy('line', 'desc')
    .limit(most)
    .execute()
}

export interface Written {
  readonly line: number
  readonly before: ListedGame | null
  readonly after: ListedGame
}

export async function markWritten(tx: Database, { id, run }: RunOf, rows: readonly Written[]): Promise<void> {
  await sql`update catalogue_import_rows r set done = 'written', before = w.before, after = w.after
    from jsonb_to_recordset(${plain(rows)}::text::jsonb) as w (line int, before jsonb, after jsonb)
    where r.import_id = ${id}::uuid and r.run = ${run}::int and r.line = w.line`.execute(tx)
}

export async function markUndone(
  tx: Database,
  { id, run }: RunOf,
  rows: readonly { line: number; done: 'undone' | 'kept' }[],
): Promise<void> {
  await sql`update catalogue_import_rows r set done = w.done
    from jsonb_to_recordset(${plain(rows)}::text::jsonb) as w (line int, done text)
    where r.import_id = ${id}::uuid and r.run = ${run}::int and r.line = w.line`.execute(tx)
}
