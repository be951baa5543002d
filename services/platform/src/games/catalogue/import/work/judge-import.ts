import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { toJson } from '#db/json'
import { partsOf, settingsOf } from '#games/catalogue/import/import-view'
import { selectMerchants, selectParts } from '#games/catalogue/import/imports.repository'
import { ImportError } from '#games/catalogue/import/import-error'
import { inOrder } from '#games/catalogue/import/issue'
import { judgeList } from '#games/catalogue/import/judge/judge-list'
import { findingOf } from '#games/catalogue/import/judge/report'
import { deleteOtherRuns, insertFindings, insertRows } from '#games/catalogue/import/lines.repository'
import { decodeList } from '#games/catalogue/import/read/decode'
import { understandList } from '#games/catalogue/import/understand/understand-list'
import { lockHeld } from '#games/catalogue/import/work/lease.repository'
import { refuseWork } from '#games/catalogue/import/work/refuse-work'
import { WorkLost, type Work } from '#games/catalogue/import/work/work'

/** Lines that can be looked at one by one; the report counts all. */
const MOST_FINDINGS = 20_000
/** Shares of the work: reading, comparing, writing down. */
const [READ, COMPARED] = [0.5, 0.8]

/** Reads the list of an import and holds it against the catalogue; what is no list is refused, with the reason. */
export async function judgeImport(work: Work): Promise<void> {
  const { db, row } = work
  const run = { id: row.id, run: row.run }
  const settings = settingsOf(row.settings)
  const from = await databaseNow(work)
  try {
    const bytes = await fileOf(work)
    const decoded = decodeList(bytes, row.file_name, settings.encoding)
    const list = await understandList(decoded, { source: row.source, settings }, (share) =>
      work.progress(share * READ),
    )
    const merchants = await merchantsOf(work, settings.brands)
    const judged = await judgeList(db, list, settings, merchants)
    await work.progress(COMPARED)
    const { errors, notes } = list.findings
    const findings = [
      ...inOrder(errors).map((issue) => findingOf('error', issue)),
      ...inOrder(notes).map((issue) => findingOf('note', issue)),
    ]
    await insertRows(db, run, judged.rows)
    await insertFindings(db, run, findings.slice(0, MOST_FINDINGS))
    await close(work, {
      state: 'judged',
      refusal: null,
      report: toJson<unknown>(judged.report),
      headers: toJson<unknown>(judged.report.headers),
      plan: toJson<unknown>({ merchants, vendors: judged.vendors }),
      judged_run: row.run,
      judged_from: from,
    })
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    await refuseWork(db, work.held, error)
  }
}

async function fileOf({ db, row }: Work): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of selectParts(db, row.id, partsOf(row.bytes))) parts.push(part)
  const bytes = Buffer.concat(parts)
  const isAsSent = row.sha256 === null || createHash('sha256').update(bytes).digest('hex') === row.sha256
  if (bytes.length !== row.bytes || !isAsSent)
    throw new ImportError(`${row.file_name} was changed on its way. Send it again.`)
  return bytes
}

async function merchantsOf({ db }: Work, wanted: readonly string[]): Promise<string[]> {
  const known = await selectMerchants(db)
  if (known.length === 0)
    throw new ImportError(
      'The site has no brand yet that could offer the games. Make one first: npm run brand -- add FILE.',
    )
  const unknown = wanted.filter((one) => !known.includes(one))
  if (unknown.length > 0)
    throw new ImportError(`There is no brand ${unknown.join(', ')}. Brands: ${known.join(', ')}.`)
  return wanted.length > 0 ? [...new Set(wanted)] : known
}

async function databaseNow({ db }: Work): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

/** Writes the outcome down, unless the import is no longer this worker's. */
async function close({ db, held, row }: Work, outcome: object): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockHeld(tx, held))) throw new WorkLost()
    await tx
      .updateTable('catalogue_imports')
      .set({ ...outcome, progress: 100, leased_by: null, leased_until: null })
      .where('id', '=', row.id)
      .execute()
    await deleteOtherRuns(tx, { id: row.id, run: row.run })
  })
}
