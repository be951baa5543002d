import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import { putBack, storedGame } from '#games/catalogue/import/judge/put-back'
import { selectGamesOf, upsertGames } from '#games/catalogue/import/judge/written.repository'
import { markUndone, selectWrittenRows } from '#games/catalogue/import/lines.repository'
import { letOthers, restBetween } from '#games/catalogue/import/breathe'
import { closeWork } from '#games/catalogue/import/work/close-work'
import { lockHeld } from '#games/catalogue/import/work/lease.repository'
import { WorkLost, type Work } from '#games/catalogue/import/work/work'
import { describeNames, indexNames } from '#games/catalogue/search/index-names'

const AT_ONCE = 100

/** Puts back what an import wrote, batch by batch, the last row first; taken up again it goes on where it was left. */
export async function undoImport(work: Work, clock: Clock): Promise<void> {
  const { added, changed, put_back, kept } = work.row
  const total = Math.max(1, added + changed)
  for (let done = put_back + kept; ;) {
    await work.progress(Math.min(1, done / total))
    const count = await work.db.transaction().execute((tx) => putBackBatch(tx, work))
    if (count === 0) break
    await restBetween()
    done += count
  }
  await describeNames(work.db)
  await closeWork(work, {
    clock,
    state: 'undone',
    actor: work.row.undone_by ?? work.row.created_by,
    action: 'catalogue.import_undone',
    detailOf: ({ put_back, kept }) => ({ putBack: put_back, kept }),
  })
}

async function putBackBatch(tx: Database, { held, row: { id, judged_run } }: Work): Promise<number> {
  if (!(await lockHeld(tx, held))) throw new WorkLost()
  const run = { id, run: judged_run ?? 0 }
  const rows = await selectWrittenRows(tx, run, AT_ONCE)
  if (rows.length === 0) return 0
  const ids = rows.map(({ node_id }) => node_id.toString())
  const standing = await selectGamesOf(tx, ids, { hold: true })
  const outcomes = rows.map(({ line, node_id, before, after }) => {
    const now = standing.get(node_id.toString())
    // No brand offers it any more: there is nothing to put back.
    if (!now) return { line, row: undefined, isKept: false }
    const previous = before === null ? null : storedGame.parse(before)
    return { line, ...putBack(previous, storedGame.parse(after), now) }
  })
  await letOthers()
  await upsertGames(
    tx,
    outcomes.flatMap(({ row }) => row ?? []),
  )
  await letOthers()
  await indexNames(tx, { describe: false, only: ids })
  await letOthers()
  await markUndone(
    tx,
    run,
    outcomes.map(({ line, isKept }) => ({ line, done: isKept ? 'kept' : 'undone' })),
  )
  const kept = outcomes.filter(({ isKept }) => isKept).length
  await sql`update catalogue_imports set put_back = put_back + ${outcomes.length - kept}::int, kept = kept + ${kept}::int,
    wrote_until = now() where id = ${id}::uuid`.execute(tx)
  return rows.length
}
