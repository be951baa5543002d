import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import { rowOf, type ListedGame } from '#games/catalogue/import/judge/rows'
import { selectGamesOf, upsertGames, writeVendors } from '#games/catalogue/import/judge/written.repository'
import { markWritten, selectWaitingRows, type Written } from '#games/catalogue/import/lines.repository'
import { candidateSchema } from '#games/catalogue/import/understand/candidate'
import { letOthers, restBetween } from '#games/catalogue/import/breathe'
import { closeWork } from '#games/catalogue/import/work/close-work'
import { lockHeld } from '#games/catalogue/import/work/lease.repository'
import { WorkLost, type Work } from '#games/catalogue/import/work/work'
import { describeNames, indexNames } from '#games/catalogue/search/index-names'

/** Written in one transaction: players wait for none of it, and who is killed in between has lost no more than this. */
const AT_ONCE = 100

const storedPlan = z.object({
  merchants: z.array(z.string()),
  vendors: z.array(
    z.object({
      code: z.string(),
      names: z.object({ EN: z.string(), TY: z.string() }),
      match_key: z.string(),
      colour: z.string(),
      logo_seed: z.string(),
      studio: z.string(),
      hue_shift: z.number(),
      categories: z.array(z.string()),
      is_hot: z.boolean(),
      sort: z.number(),
      merchants: z.array(z.string()),
      transfer_wallet: z.boolean(),
    }),
  ),
})
type Plan = z.output<typeof storedPlan>

/** Writes what was judged, batch by batch; taken up again it goes on where it was left. */
export async function takeImport(work: Work, clock: Clock): Promise<void> {
  const plan = storedPlan.parse(work.row.plan)
  const { total, done } = await countRows(work)
  for (let written = done; ;) {
    await work.progress(total === 0 ? 1 : written / total)
    const count = await work.db.transaction().execute((tx) => writeBatch(tx, work, plan))
    if (count === 0) break
    await restBetween()
    written += count
  }
  await describeNames(work.db)
  await closeWork(work, {
    clock,
    state: 'taken',
    actor: work.row.taken_by ?? work.row.created_by,
    action: 'catalogue.imported',
    detailOf: ({ added, changed }) => ({ added, changed }),
  })
}

async function writeBatch(
  tx: Database,
  { held, row: { id, judged_run } }: Work,
  plan: Plan,
): Promise<number> {
  if (!(await lockHeld(tx, held))) throw new WorkLost()
  const run = { id, run: judged_run ?? 0 }
  const rows = await selectWaitingRows(tx, run, AT_ONCE)
  if (rows.length === 0) return 0
  const vendors = new Set(rows.map(({ vendor }) => vendor))
  await writeVendors(
    tx,
    plan.vendors.filter(({ code }) => vendors.has(code)),
    [...vendors],
    plan.merchants,
  )
  const ids = rows.map(({ node_id }) => node_id.toString())
  const standing = await selectGamesOf(tx, ids, { hold: true })
  const written: (Written & { isNew: boolean })[] = rows.map(({ line, node_id, vendor, candidate }) => {
    const before: ListedGame | undefined = standing.get(node_id.toString())
    const after = rowOf(candidateSchema.parse(candidate), vendor, before, plan.merchants)
    return { line, before: before ?? null, after, isNew: !before }
  })
  await letOthers()
  await upsertGames(
    tx,
    written.map(({ after }) => after),
  )
  await letOthers()
  await indexNames(tx, { describe: false, only: ids })
  await letOthers()
  await markWritten(tx, run, written)
  const added = written.filter(({ isNew }) => isNew).length
  await sql`update catalogue_imports set added = added + ${added}::int, changed = changed + ${written.length - added}::int,
    wrote_until = now() where id = ${id}::uuid`.execute(tx)
  return rows.length
}

async function countRows({ db, row }: Work): Promise<{ total: number; done: number }> {
  const found = await db
    .selectFrom('catalogue_import_rows')
    .select((eb) => [eb.fn.countAll<bigint>().as('total'), eb.fn.count<bigint>('done').as('done')])
    .where('import_id', '=', row.id)
    .where('run', '=', row.judged_run ?? 0)
    .executeTakeFirstOrThrow()
  return { total: Number(found.total), done: Number(found.done) }
}
